import { existsSync } from 'node:fs';
import type { OpenDatabase } from '../adapters/database/database.ts';
import { embeddedFolder } from '../adapters/database/pgliteFolder.ts';
import { requireUsable } from '../adapters/database/usablePostgres.ts';
import type { Config } from '../config/config.ts';
import { refuse } from '../config/env.ts';
import { openConfigured } from './openConfiguredDatabase.ts';

/**
 * Opens the configured database for `work`, and closes it in any case.
 * @throws ConfigError with one line when it cannot be opened; FolderInUse when another process has
 * it.
 */
export async function withDatabase(
  config: Config,
  work: (database: OpenDatabase) => Promise<void>,
): Promise<void> {
  // An error of a connection also fails the query, which reports it.
  const database = await openConfigured(config, () => {});
  try {
    if (config.databaseUrl !== undefined) await requireUsable(config.databaseUrl, database);
    await work(database);
  } finally {
    await database.close();
  }
}

/** Refuses a missing embedded database, which opening it would create. */
export function requireDatabase(config: Config): void {
  if (config.databaseUrl === undefined && !existsSync(embeddedFolder(config.dataDir))) {
    refuse(databaseName(config), 'holds no database');
  }
}

/** The operator's name for the configured database. */
export function databaseName(config: Config): string {
  return config.databaseUrl === undefined ? `DATA_DIR ${config.dataDir}` : 'DATABASE_URL';
}
