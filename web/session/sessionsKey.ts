/** Query key of the account's sessions. Invalidate it after ending some of them. */
export const sessionsKey = ['sessions'] as const;
