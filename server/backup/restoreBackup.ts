import { sql } from 'drizzle-orm';
import type { OpenDatabase, Transaction } from '../adapters/database/database.ts';
import { refuse } from '../config/env.ts';
import type { StandInRecords } from '../standIns.ts';
import { expireAllCheckouts } from '../store/billing/checkouts.ts';
import { expectReadings } from '../store/billing/customers.ts';
import { appliedMigrations, applyMigrations, isKnownHistory } from '../store/migrate.ts';
import { saveFingerprint } from '../store/signIn/authSecrets.ts';
import type { BackupHeader, RowCounts } from './format.ts';
import { type RowBatch, readBackup } from './readBackup.ts';
import { tablesIn } from './tables.ts';

/** @throws ConfigError if this version does not know the backup's schema. */
export function requireKnownSchema(file: string, header: BackupHeader): void {
  if (!isKnownHistory(header.migrations)) {
    refuse(file, 'was taken from a later version of Élan: restore it with that one');
  }
}

/**
 * Loads a backup into an empty database: all rows or none. They are loaded into the schema that the backup was taken
 * from, which is then migrated to this version's.
 * @param name the operator's name for the database, for error messages.
 * @param options.standInRecords given if a stand-in is running; otherwise the rows of its tables are left out.
 * @returns the number of rows inserted into each table.
 * @throws ConfigError if the database is not empty or has later tables, or the file is not a complete backup.
 */
export async function restoreBackup(
  database: OpenDatabase,
  name: string,
  file: string,
  header: BackupHeader,
  options: {
    readonly signal?: AbortSignal;
    readonly standInRecords?: Pick<StandInRecords, 'tables' | 'migrate'> | undefined;
  } = {},
): Promise<RowCounts> {
  const { signal, standInRecords } = options;
  let counts: Record<string, number> = {};
  await database.exclusively(async (tx) => {
    counts = {};
    await requireEmpty(tx, name, standInRecords?.tables);
    if ((await appliedMigrations(tx)).length > header.migrations.length) {
      refuse(name, 'has tables of a later version than the backup: name a database without tables');
    }
    await applyMigrations(tx, header.migrations.length);
    await standInRecords?.migrate(tx);
    const tables = await tablesIn(tx, standInRecords?.tables);
    for await (const part of readBackup(file)) {
      signal?.throwIfAborted();
      if (!('rows' in part && tables.includes(part.table))) continue;
      counts[part.table] = (counts[part.table] ?? 0) + (await load(tx, part));
    }
    // Events since the backup, and the ends of periods, were handled in the database that was lost.
    if (tables.includes('stripe_customers')) await expectReadings(tx);
    // Without these rows, deletions would not ask the provider for customers whose creation failed here.
    if (tables.includes('checkouts')) await expireAllCheckouts(tx);
    const { secretFingerprint } = header;
    if (secretFingerprint !== undefined) await saveFingerprint(tx, secretFingerprint);
    await applyMigrations(tx);
  });
  return counts;
}

async function requireEmpty(
  db: Transaction,
  name: string,
  further: readonly string[] | undefined,
): Promise<void> {
  for (const table of await tablesIn(db, further)) {
    const { rows } = await db.execute(sql`select from ${sql.identifier(table)} limit 1`);
    if (rows.length > 0) {
      refuse(name, `is not empty (table ${table}): a backup is restored into an empty database`);
    }
  }
}

/** @returns the number of rows inserted. */
async function load(db: Transaction, { table, rows }: RowBatch): Promise<number> {
  const into = sql.identifier(table);
  const { rows: counted } = await db.execute<{ count: number }>(sql`
    with inserted as (
      insert into ${into} select * from jsonb_populate_recordset(null::${into}, ${`[${rows.join(',')}]`}::jsonb)
      returning 1)
    select count(*)::int as count from inserted`);
  return counted[0]?.count ?? 0;
}
