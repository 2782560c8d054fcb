import { fileURLToPath } from 'node:url';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { OpenDatabase } from '../outside/database.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Brings the database to this version's schema, in one transaction. Every server runs it at
 * start; the advisory lock makes the second one wait, and what is in already is skipped.
 */
export async function migrate(database: OpenDatabase): Promise<void> {
  await database.exclusively((db) =>
    applyMigrations(db, {
      migrationsFolder,
      migrationsSchema: 'public',
      migrationsTable: 'migrations',
    }),
  );
}
