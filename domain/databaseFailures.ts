import type { FailureCode } from './failure.ts';

/** Failures of the database, which any call may meet, and after which the same call may succeed. */
export const databaseFailures = [
  'database_unavailable',
  'database_busy',
  'database_not_writable',
  'database_misconfigured',
] as const satisfies readonly FailureCode[];
