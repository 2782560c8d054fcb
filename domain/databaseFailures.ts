import type { FailureCode } from './failure.ts';

/** The failures that the database can cause in any call. */
export const databaseFailures = [
  'database_unavailable',
  'database_busy',
  'database_not_writable',
  'database_misconfigured',
] as const satisfies readonly FailureCode[];
