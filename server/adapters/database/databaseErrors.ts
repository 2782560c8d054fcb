import { Failure } from '@elan/domain/failure';
import { databaseTroubleOf } from '../../lib/databaseTroubles.ts';

/**
 * @returns the error itself if it is a Failure; otherwise a Failure with the code for this database error, or
 *   `internal`.
 */
export function asFailureOfDatabase(error: unknown): Failure {
  if (error instanceof Failure) return error;
  return new Failure(databaseTroubleOf(error)?.reply ?? 'internal', { cause: error });
}

/** PostgreSQL's error code for a row that references a missing row. */
const foreignKeyViolation = '23503';
const ofPerson = /_users_id_fk$/;

/** @returns whether a row could not be written because its user does not exist, or no longer does. */
export function isUserDeletedError(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as Error & { code?: unknown; constraint?: unknown };
    if (code === foreignKeyViolation && ofPerson.test(String(constraint))) return true;
  }
  return false;
}
