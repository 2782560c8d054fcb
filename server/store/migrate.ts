import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { PgDialect, type PgSession } from 'drizzle-orm/pg-core';
import type { Connection, OpenDatabase, Transaction } from '../adapters/database/database.ts';
import { retryConflicts } from '../adapters/database/transactions.ts';

const settings = {
  migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
  migrationsTable: 'migrations',
};

/**
 * Migrates the database to this version's schema in one transaction. Every server calls it at startup. An advisory lock
 * makes a second server wait, and migrations that were already applied are skipped.
 */
export async function migrate(database: OpenDatabase): Promise<void> {
  await database.exclusively((db) => applyMigrations(db));
}

/** Applies the first `count` migrations, or all by default, skipping those already applied. */
export async function applyMigrations(db: Connection, count?: number): Promise<void> {
  await applyFolder(db, settings, count);
}

/**
 * Like `applyMigrations`, for any folder of migrations.
 * @param from.migrationsTable the table in the schema `public` that records applied migrations.
 */
export async function applyFolder(
  db: Connection,
  from: { readonly migrationsFolder: string; readonly migrationsTable: string },
  count?: number,
): Promise<void> {
  const migrations = readMigrationFiles(from).slice(0, count);
  // Drizzle's own `migrate` takes a folder and cannot stop after `count` migrations. A migration may lock entire tables
  // that servers of the previous version are using, hence the retries.
  await retryConflicts(() =>
    new PgDialect().migrate(migrations, db._.session as PgSession, {
      ...from,
      migrationsSchema: 'public',
    }),
  );
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
