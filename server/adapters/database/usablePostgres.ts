import { sql } from 'drizzle-orm';
import { ConfigError } from '../../lib/configError.ts';
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
 * @throws ConfigError with one line if it does not answer, or cannot be used.
 */
export async function requireUsable(
  { db }: Pick<OpenDatabase, 'db'>,
  warn: () => void = () => {},
): Promise<void> {
  const asked = sql`select current_setting('server_version') as version,
    current_setting('server_encoding') as encoding,
    to_regclass('public.migrations') is not null as "isInstalled"`;
  const { rows } = await db
    .execute<{ version: string; encoding: string; isInstalled: boolean }>(asked)
    .catch((error: unknown) => {
      throw new ConfigError(
        `DATABASE_URL takes a PostgreSQL ${oldestVersion} or later that answers (${reasonOf(error)})`,
      );
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
 * @param error of migrating a PostgreSQL, or of publishing the plans in it.
 * @returns the line for the operator.
 */
export function unpreparedLine(error: unknown): string {
  const reason = reasonOf(error);
  return reason === '42501'
    ? `DATABASE_URL takes a database in which its user may create tables and roles (${reason})`
    : `DATABASE_URL names a database that could not be prepared (${reason})`;
}

/** @returns the error code of the driver or the server. */
export function reasonOf(error: unknown): string {
  const described = describeError(error);
  return String(described?.causes?.[0]?.code ?? described?.code ?? 'no answer');
}
