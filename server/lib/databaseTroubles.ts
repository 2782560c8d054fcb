import type { FailureCode } from '@elan/domain/failure';
import { isSqlState } from './errorCodes.ts';

/**
 * How a listed database error is treated. After any of them, storing a finished text is retried
 * (`generation/runGeneration.ts`).
 */
export interface DatabaseTrouble {
  /** A clause in English for the operator, used in the log, at startup and by the `doctor` command. */
  readonly means: string;
  /** The failure with which a call replies. */
  readonly reply: FailureCode;
  /** The connection is closed or its session remains unusable, so it must not be used again. */
  readonly endsConnection?: true;
  /**
   * PostgreSQL rolled back the transaction because of a conflict with another; it may be retried immediately.
   */
  readonly mayRunAgain?: true;
}

const lost: DatabaseTrouble = {
  means: 'the connection is lost or was never made',
  reply: 'database_unavailable',
  endsConnection: true,
};
const stopped: DatabaseTrouble = {
  ...lost,
  means: 'PostgreSQL is starting or stopping, or someone ended the connection',
};
const idle: DatabaseTrouble = {
  ...lost,
  means: 'a transaction was left without a statement for too long',
};
const busy = (means: string): DatabaseTrouble => ({ means, reply: 'database_busy' });
const conflict = busy('transactions are in each other’s way');
const rerunConflict: DatabaseTrouble = { ...conflict, mayRunAgain: true };
const noConnectionFree = busy('all connections are in use');
const notWritable = (means: string): DatabaseTrouble => ({ means, reply: 'database_not_writable' });
const misconfigured = (means: string): DatabaseTrouble => ({
  means,
  reply: 'database_misconfigured',
});
const unencrypted = misconfigured('the encryption or the certificate is not accepted');
const forOperator = (means: string): DatabaseTrouble => ({ means, reply: 'internal' });
const damaged = forOperator('PostgreSQL has a fault of its own, or its disk has: see its log');
const otherSchema = forOperator('a table or column is missing: another schema than this version’s');

/**
 * Keyed by SQLSTATE or a prefix of it; the longest match is used
 * (https://www.postgresql.org/docs/18/errcodes-appendix.html). An error that is not listed is a bug of ours,
 * such as a violated constraint.
 */
const bySqlState: Readonly<Record<string, DatabaseTrouble>> = {
  '08': lost,
  '25006': { ...notWritable('the database can only be read'), endsConnection: true },
  '25P03': idle,
  '25P04': idle,
  '28': misconfigured('PostgreSQL refuses the role or its password'),
  '3D': misconfigured('the database does not exist'),
  '3F': misconfigured('the schema does not exist'),
  '40': conflict,
  '40001': rerunConflict,
  '40P01': rerunConflict,
  '42501': forOperator('a privilege is missing'),
  '42703': otherSchema,
  '42P01': otherSchema,
  '53': busy('PostgreSQL is short of something'),
  '53100': notWritable('the disk is full'),
  '53200': busy('PostgreSQL is out of memory'),
  '53300': noConnectionFree,
  '53400': busy('a limit of its configuration is reached'),
  '55P03': busy('a lock was not free in time'),
  '57': busy('an operator ended the statement'),
  '57014': busy('a statement took too long, or an operator ended it'),
  '57P': stopped,
  '57P04': misconfigured('the database was dropped'),
  '58': damaged,
  F0: misconfigured('a configuration file of PostgreSQL has an error'),
  XX: damaged,
};

/** The driver's own errors, matched by `code` or, if there is none, by message. */
const byDriver: readonly (readonly [RegExp, DatabaseTrouble])[] = [
  [
    /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN)/,
    lost,
  ],
  [/^(Connection terminated|timeout expired$|Cannot use a pool|Client .* not queryable)/, lost],
  [/^timeout exceeded when trying to connect/, noConnectionFree],
  [/^(CERT_|DEPTH_ZERO_SELF_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_|ERR_SSL_)/, unencrypted],
  [/^(The server does not support SSL|There was an error establishing an SSL)/, unencrypted],
  [/^SASL: /, misconfigured('the address has no password, and PostgreSQL requests one')],
];

/** @returns the meaning of an error, or of its nearest cause, that is listed above; otherwise undefined. */
export function databaseTroubleOf(error: unknown): DatabaseTrouble | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // PostgreSQL removes its Unix socket file while it restarts.
  if (code === 'ENOENT' && syscall === 'connect') return lost;
  const sign = code ?? error.message;
  const found = isSqlState(code)
    ? troubleOfSqlState(code)
    : byDriver.find(([pattern]) => pattern.test(sign))?.[1];
  return found ?? databaseTroubleOf(error.cause);
}

/** @returns the meaning of a SQLSTATE; undefined if it is not listed. */
export function troubleOfSqlState(code: string): DatabaseTrouble | undefined {
  return bySqlState[code] ?? bySqlState[code.slice(0, 3)] ?? bySqlState[code.slice(0, 2)];
}
