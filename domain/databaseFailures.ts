import type { FailureCode } from './failure.ts';

/** Database failures, which can happen in any call. Retrying the call may succeed. */
export const databaseFailures = [
  'database_unavailable',
  'database_busy',
  'database_not_writable',
  'database_misconfigured',
] as const satisfies readonly FailureCode[];
