/**
 * PostgreSQL ended one transaction so that another could continue: `deadlock_detected` and
 * `serialization_failure`
 * (https://www.postgresql.org/docs/15/mvcc-serialization-failure-handling.html).
 */
const conflicts = new Set(['40P01', '40001']);
/** A conflict that repeats is a bug of ours, and must be visible. */
const attempts = 5;

/**
 * Runs a whole transaction, and runs it again when PostgreSQL ended it in favour of another:
 * nothing of it was kept. `transaction` must change nothing but the database.
 * @throws what `transaction` throws; after five conflicts, the last of them.
 */
export async function retryConflicts<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error;
    }
  }
}

function isConflict(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && conflicts.has(cause.code)) return true;
  }
  return false;
}
