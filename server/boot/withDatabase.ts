import { existsSync } from 'node:fs';
import type { OpenDatabase } from '../adapters/database/database.ts';
import { embeddedFolder } from '../adapters/database/pgliteFolder.ts';
import { requireUsable } from '../adapters/database/usablePostgres.ts';
import type { Config } from '../config/config.ts';
import { refuse } from '../config/env.ts';
import { openConfigured } from './openConfiguredDatabase.ts';

/**
 * Opens the configured database for `work`, and always closes it.
 * @throws ConfigError with one line if the database cannot be opened; FolderInUse if another process is using
 *   it.
 */
export async function withDatabase<Result>(
  config: Config,
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  // Connection errors are ignored here because they also fail the query, which reports them.
  const database = await openConfigured(config, () => {});
  try {
    if (config.databaseUrl !== undefined) await requireUsable(config.databaseUrl, database);
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Throws if the embedded database does not exist, because opening it would create it. */
export function requireDatabase(config: Config): void {
  if (config.databaseUrl === undefined && !existsSync(embeddedFolder(config.dataDir))) {
    refuse(databaseName(config), 'holds no database');
  }
}

/** @returns the setting that names the database, for messages to the operator. */
export function databaseName(config: Config): string {
  return config.databaseUrl === undefined ? `DATA_DIR ${config.dataDir}` : 'DATABASE_URL';
}
