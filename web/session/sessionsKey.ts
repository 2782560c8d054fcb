/** Under which the sessions of the account are kept: what ends some of them has them read again. */
export const sessionsKey = ['sessions'] as const;
