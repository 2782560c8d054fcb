import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Connection, OpenDatabase, Transaction } from '../adapters/database/database.ts';

const settings = {
  migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
  migrationsTable: 'migrations',
};

/**
 * Migrates the database to this version's schema in one transaction. Every server calls it at startup. A second one waits,
 * and migrations that were already applied are skipped. A migration may lock entire tables that servers of the previous
 * version are using, in which case it is retried.
 */
export async function migrate(database: OpenDatabase): Promise<void> {
  await database.exclusively((tx) => applyMigrations(tx));
}

/** Applies the first `count` migrations, or all by default, skipping those already applied. */
export async function applyMigrations(tx: Transaction, count?: number): Promise<void> {
  await applyFolder(tx, settings, count);
}

/**
 * Like `applyMigrations`, for any folder of migrations. Drizzle's own `migrate` takes a folder, and opens transactions of
 * its own.
 * @param from.migrationsTable the table in the schema `public` that records applied migrations.
 */
export async function applyFolder(
  tx: Transaction,
  from: { readonly migrationsFolder: string; readonly migrationsTable: string },
  count?: number,
): Promise<void> {
  const migrations = readMigrationFiles(from).slice(0, count);
  const table = sql.identifier(from.migrationsTable);
  await tx.execute(sql`
    create table if not exists ${table} (id serial primary key, hash text not null, created_at bigint)`);
  const { rows } = await tx.execute<{ last: string | null }>(
    sql`select max(created_at)::text as last from ${table}`,
  );
  const last = Number(rows[0]?.last ?? 0);
  for (const { folderMillis, hash, sql: statements } of migrations) {
    if (folderMillis <= last) continue;
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into ${table} (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}

/** @returns whether the given migrations (from `appliedMigrations`) are a prefix of this version's, or all of them. */
export function isKnownHistory(migrations: readonly number[]): boolean {
  const known = knownMigrations();
  return migrations.every((migration, index) => known[index] === migration);
}

/** @returns this version's migrations, oldest first, each as its timestamp in the journal. */
export function knownMigrations(): number[] {
  return readMigrationFiles(settings).map(({ folderMillis }) => folderMillis);
}

/**
 * @returns the applied migrations, oldest first, each as its timestamp in the journal; empty if the database was never
 *   migrated.
 */
export async function appliedMigrations(db: Connection | Transaction): Promise<number[]> {
  const { rows: tables } = await db.execute(
    sql`select from pg_tables where schemaname = 'public' and tablename = 'migrations'`,
  );
  if (tables.length === 0) return [];
  const { rows } = await db.execute<{ moment: string }>(
    sql`select created_at::text as moment from migrations order by created_at`,
  );
  return rows.map(({ moment }) => Number(moment));
}
