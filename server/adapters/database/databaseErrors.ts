/**
 * Codes of the driver and of PostgreSQL (https://www.postgresql.org/docs/15/errcodes-appendix.html)
 * after which a connection is unusable; 25P03 is a transaction that was left idle.
 */
const connectionCodes =
  /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENETDOWN|57P0|08|53|25P03)/;
const connectionMessages =
  /Connection terminated|not queryable|timeout exceeded when trying to connect/;
/** A statement that exceeded its time limit: rolled back, while the connection stays usable. */
const queryCanceled = '57014';

/** @returns whether the same work may succeed once the database is back, or less busy. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return (
    isConnectionError(error) || causesOf(error).some((cause) => codeOf(cause) === queryCanceled)
  );
}

/** @returns whether the connection is broken or was never made: nothing more can be sent on it. */
export function isConnectionError(error: unknown): boolean {
  return causesOf(error).some(
    (cause) =>
      connectionCodes.test(codeOf(cause)) ||
      connectionMessages.test(cause.message) ||
      isMissingSocket(cause),
  );
}

/** @returns `error` and its causes, as far as they are errors. */
function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** A PostgreSQL on a Unix socket removes the socket file while it restarts. */
function isMissingSocket(error: Error): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' && syscall === 'connect';
}

/** PostgreSQL's code for a row that references a missing one. */
const foreignKeyViolation = '23503';
const ofPerson = /_users_id_fk$/;

/** @returns whether a row could not be written because its user was deleted a moment before. */
export function isUserDeletedError(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as Error & { code?: unknown; constraint?: unknown };
    if (code === foreignKeyViolation && ofPerson.test(String(constraint))) return true;
  }
  return false;
}
