import type { FailureCode } from './failure.ts';

/** The failures with which a call replies if the database cannot be used. */
export const databaseFailures = [
  'database_unavailable',
  'database_busy',
  'database_not_writable',
  'database_misconfigured',
] as const satisfies readonly FailureCode[];
