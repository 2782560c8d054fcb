import { sql } from 'drizzle-orm';
import pg from 'pg';
import { ConfigError } from '../../lib/configError.ts';
import { databaseTroubleOf } from '../../lib/databaseTroubles.ts';
import { describeError } from '../../lib/describeError.ts';
import type { OpenDatabase } from './database.ts';

/**
 * The version with `security_invoker` views, which row-level security needs (PostgreSQL 15, release
 * notes).
 */
const oldestVersion = 15;

/** The relevant facts of a PostgreSQL server. */
export interface PostgresFacts {
  /** Such as `16.4 (Debian 16.4-1)`. */
  readonly version: string;
  /** The database's encoding, such as `UTF8`. */
  readonly encoding: string;
  /** Whether it already contains Élan's tables. */
  readonly isInstalled: boolean;
}

/**
 * Reads the facts of a PostgreSQL and refuses an unusable one.
 * @param warn called for a database that is not in UTF8 but already in use: some letters cannot be
 * stored in it.
 * @param url its address, which the line for the operator is about.
 * @throws ConfigError with one line if it does not answer, or cannot be used.
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

/** @returns the line for the operator if such a database cannot be used. */
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
 * @param url the address in DATABASE_URL, of which the host, the database and the role are named.
 * @param error of connecting to it, of a query, or of migrating it.
 * @returns the line for the operator.
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

/** In one line, whatever the name is. */
const quoted = (name: string): string => JSON.stringify(name);

/** @returns the error code of the driver or the server. */
export function reasonOf(error: unknown): string {
  const described = describeError(error);
  return String(described?.causes?.[0]?.code ?? described?.code ?? 'no answer');
}
