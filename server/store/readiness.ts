import type { Database } from '../adapters/database/database.ts';
import { knownMigrations } from './migrate.ts';

/** The database can only be read: a standby, or one that its provider has locked. */
class DatabaseIsReadOnly extends Error {}

/** A migration of this version is not in the database, such as after an older backup was restored. */
class MigrationsAreMissing extends Error {}

const statement = `select current_setting('transaction_read_only') = 'on' as "isReadOnly",
  (select max(created_at)::text from public.migrations) as newest`;

let expected: number | undefined;

/** @throws any error if the database does not answer, can only be read, or lacks a migration. */
export async function requireReady({ probe }: Pick<Database, 'probe'>): Promise<void> {
  expected ??= Math.max(...knownMigrations());
  const [row] = await probe(statement);
  if (row?.isReadOnly !== false) throw new DatabaseIsReadOnly();
  if (Number(row.newest ?? 0) < expected) throw new MigrationsAreMissing();
}
