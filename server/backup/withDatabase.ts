import { sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { refuse } from '../environment.ts';
import { openConfigured } from '../openConfigured.ts';
import type { OpenDatabase } from '../outside/database.ts';
import { describeError } from '../outside/log.ts';

/**
 * Opens the configured database for `work`, and closes it whatever happened.
 * @throws ConfigError with one line when it cannot be opened; FolderInUse when another process has it.
 */
export async function withDatabase(
  config: Config,
  work: (database: OpenDatabase) => Promise<void>,
): Promise<void> {
  // What goes wrong with a connection fails the query as well, and is told there.
  const database = await openConfigured(config, () => {});
  try {
    if (config.databaseUrl !== undefined) {
      await database.db.execute(sql`select 1`).catch((error: unknown) => {
        const why = describeError(error)?.cause?.message ?? 'no answer';
        refuse('DATABASE_URL', `takes a PostgreSQL 15 or later that answers (${why})`);
      });
    }
    await work(database);
  } finally {
    await database.close();
  }
}

/** What an operator calls the configured database. */
export function databaseName(config: Config): string {
  return config.databaseUrl === undefined ? `DATA_DIR ${config.dataDir}` : 'DATABASE_URL';
}
