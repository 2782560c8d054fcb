/** PostgreSQL's code for a transaction that it ended because two waited for each other. */
const deadlockDetected = '40P01';
const attempts = 5;

/** Runs `work`, a whole transaction, once more where the database ended it for another one's sake. */
export async function pastDeadlocks<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !isDeadlock(error)) throw error;
    }
  }
}

function isDeadlock(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === deadlockDetected) return true;
  }
  return false;
}
