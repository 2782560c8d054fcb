import type { OpenDatabase } from '../adapters/database/database.ts';
import { requireUsable } from '../adapters/database/usablePostgres.ts';
import type { Config } from '../config/config.ts';
import { openConfigured } from './openConfiguredDatabase.ts';

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
    if (config.databaseUrl !== undefined) await requireUsable(database);
    await work(database);
  } finally {
    await database.close();
  }
}

/** What an operator calls the configured database. */
export function databaseName(config: Config): string {
  return config.databaseUrl === undefined ? `DATA_DIR ${config.dataDir}` : 'DATABASE_URL';
}
