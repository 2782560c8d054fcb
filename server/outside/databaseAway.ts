/** Codes of the driver and of PostgreSQL that mean that the database is away, not that we asked wrongly. */
const awayCodes =
  /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENETDOWN|57P0|08|53)/;
const awayMessages = /Connection terminated|not queryable|timeout exceeded when trying to connect/;

/** @returns whether the same work may well succeed once the database is back. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && awayCodes.test(cause.code))
      return true;
    if (awayMessages.test(cause.message) || isMissingSocket(cause)) return true;
  }
  return false;
}

/** A PostgreSQL that is reached by a file takes it away while it restarts. */
function isMissingSocket(error: Error): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' && syscall === 'connect';
}
