/** Codes of the driver and of PostgreSQL that mean that the database is away, not that we asked wrongly. */
const awayCodes = /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|57P0|08|53)/;
const awayMessages = /Connection terminated|not queryable|timeout exceeded when trying to connect/;

/** @returns whether the same work may well succeed once the database is back. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && awayCodes.test(cause.code))
      return true;
    if (awayMessages.test(cause.message)) return true;
  }
  return false;
}
