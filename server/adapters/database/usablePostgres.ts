import { sql } from 'drizzle-orm';
import pg from 'pg';
import { ConfigError } from '../../lib/configError.ts';
import { databaseTroubleOf } from '../../lib/databaseTroubles.ts';
import { describeError } from '../../lib/describeError.ts';
import type { OpenDatabase } from './database.ts';

/** The first version with `security_invoker` views, which row-level security needs (PostgreSQL 15, release notes). */
const oldestVersion = 15;

export interface PostgresFacts {
  /** Such as `16.4 (Debian 16.4-1)`. */
  readonly version: string;
  /** The database's encoding, such as `UTF8`. */
  readonly encoding: string;
  /** Whether the database already contains Élan's tables. */
  readonly isInstalled: boolean;
}

/**
 * Reads the facts about a PostgreSQL server, and rejects an unusable one.
 * @param url the server's URL, parts of which the error message may quote.
 * @param warn called if a database already in use is not in UTF8, so that it cannot store some characters.
 * @throws ConfigError with a one-line message if the server does not respond or cannot be used.
 */
export async function requireUsable(
  url: string,
  { db }: Pick<OpenDatabase, 'db'>,
  warn: () => void = () => {},
): Promise<void> {
  const asked = sql`select current_setting('server_version') as version,
    current_setting('server_encoding') as encoding,
    to_regclass('public.migrations') is not null as "isInstalled"`;
  const { rows } = await db
    .execute<{ version: string; encoding: string; isInstalled: boolean }>(asked)
    .catch((error: unknown) => {
      throw new ConfigError(unusableLine(url, error));
    });
  const [facts] = rows;
  const refusal = facts && postgresRefusal(facts);
  if (refusal !== undefined) throw new ConfigError(refusal);
  if (facts?.encoding !== 'UTF8') warn();
}

/** @returns the error message for the operator if a database with these facts cannot be used; otherwise undefined. */
export function postgresRefusal({
  version,
  encoding,
  isInstalled,
}: PostgresFacts): string | undefined {
  if (Number.parseInt(version, 10) < oldestVersion) {
    return `DATABASE_URL takes a PostgreSQL ${oldestVersion} or later, not ${version}`;
  }
  if (encoding !== 'UTF8' && !isInstalled) {
    return `DATABASE_URL takes a database in UTF8, not in ${encoding}: make one with "create database … encoding 'UTF8' template template0"`;
  }
  return undefined;
}

/**
 * @param url the value of DATABASE_URL; the message may name its host, database or role.
 * @param error from connecting to the database, a query, or migrating it.
 * @returns the error message for the operator, in one line.
 */
export function unusableLine(url: string, error: unknown): string {
  const reason = reasonOf(error);
  const { host, port, database = '', user = '' } = new pg.Client(url);
  const trouble = databaseTroubleOf(error);
  if (reason === '3D000' || reason === '57P04') {
    return `DATABASE_URL takes a database that exists, and ${quoted(database)} does not: create it, or name another (${reason})`;
  }
  if (reason === '28P01') {
    return `DATABASE_URL takes a role and its password, and PostgreSQL refuses those of ${quoted(user)}: the password is wrong, or the role does not exist (${reason})`;
  }
  if (reason.startsWith('28')) {
    return `DATABASE_URL takes a role that may sign in, and PostgreSQL refuses ${quoted(user)}: it does not exist, may not sign in, or has no line in pg_hba.conf (${reason})`;
  }
  if (reason === '42501') {
    return `DATABASE_URL takes a database in which its user may create tables and roles (${reason})`;
  }
  if (trouble?.reply === 'database_unavailable' && !reason.startsWith('57')) {
    return `DATABASE_URL takes a PostgreSQL ${oldestVersion} or later that answers, and none does at ${host}:${port} (${reason})`;
  }
  return trouble
    ? `DATABASE_URL names a database that cannot be used now: ${trouble.means} (${reason})`
    : `DATABASE_URL names a database that could not be prepared (${reason})`;
}

/** Quotes a name so that it stays on one line, whatever it contains. */
const quoted = (name: string): string => JSON.stringify(name);

/** @returns the error code from the driver or the server; `no answer` if there is none. */
export function reasonOf(error: unknown): string {
  const described = describeError(error);
  return String(described?.causes?.[0]?.code ?? described?.code ?? 'no answer');
}
