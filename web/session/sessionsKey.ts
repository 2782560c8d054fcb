/** Query key of the account's sessions. Invalidate the query after ending sessions. */
export const sessionsKey = ['sessions'] as const;
