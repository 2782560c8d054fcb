import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { sql } from 'drizzle-orm';
import { FolderInUse, type OpenDatabase, openPostgres } from '../adapters/database/database.ts';
import { embeddedFolder } from '../adapters/database/pgliteFolder.ts';
import { requireUsable } from '../adapters/database/usablePostgres.ts';
import {
  databaseRefusal,
  loadEmbedded,
  openConfigured,
  requireNothingLost,
} from '../boot/openConfiguredDatabase.ts';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../lib/configError.ts';
import { dataDirRefusal } from '../lib/dataDir.ts';
import { appliedMigrations, isKnownHistory, knownMigrations } from '../store/migrate.ts';
import { reasonOf } from './reason.ts';

/**
 * Checks whether a server could use the database, without migrating it.
 * @returns a description of the database.
 * @throws ConfigError that names the wrong setting.
 */
export function checkDatabase(config: Config): Promise<string> {
  return config.databaseUrl === undefined
    ? checkEmbedded(config)
    : checkPostgres(config.databaseUrl).catch((error: unknown) => {
        throw databaseRefusal(config, error) ?? error;
      });
}

async function checkPostgres(url: string): Promise<string> {
  // A connection error also fails the query, which reports it.
  const database = openPostgres(url, () => {});
  try {
    let isUtf8 = true;
    await requireUsable(url, database, () => {
      isUtf8 = false;
    });
    const { version, isReadOnly, mayCreate } = await readState(database);
    if (isReadOnly) throw new ConfigError('DATABASE_URL names a database that can only be read');
    const state = await migrationState(database);
    if (state.toCome > 0 && !mayCreate) {
      throw new ConfigError(
        'DATABASE_URL takes a database in which its user may create tables and roles',
      );
    }
    const encoding = isUtf8 ? '' : '; it is not in UTF8, so that some letters cannot be stored';
    return `PostgreSQL ${version} answers; ${state.summary}${encoding}`;
  } finally {
    await database.close();
  }
}

async function readState({ db }: OpenDatabase) {
  const { rows } = await db.execute<{
    version: string;
    isReadOnly: boolean;
    mayCreate: boolean;
  }>(sql`
    select current_setting('server_version') as version,
      current_setting('transaction_read_only') = 'on' as "isReadOnly",
      has_schema_privilege('public', 'create')
        and (rolcreaterole or rolsuper or exists (select from pg_roles where rolname = 'app_user'))
        as "mayCreate"
    from pg_roles where rolname = current_user`);
  const [state] = rows;
  if (!state) throw new ConfigError('DATABASE_URL: the database does not tell its own user');
  return state;
}

/** @throws ConfigError if the database is from a later version of Élan. */
async function migrationState({ db }: OpenDatabase): Promise<{ toCome: number; summary: string }> {
  const applied = await appliedMigrations(db).catch((error: unknown) => {
    if (reasonOf(error) !== '42501') throw error;
    throw new ConfigError('DATABASE_URL takes a user who may read the tables (42501)');
  });
  const known = knownMigrations();
  const toCome = known.length - applied.length;
  if (applied.length === 0) return { toCome, summary: 'it is empty, and npm start migrates it' };
  if (!isKnownHistory(applied)) {
    throw new ConfigError('the database is of a later version of Élan: start that version');
  }
  return toCome === 0
    ? { toCome, summary: 'all migrations are in' }
    : { toCome, summary: `npm start applies ${toCome} of ${known.length} migrations` };
}

async function checkEmbedded(config: Config): Promise<string> {
  const { dataDir } = config;
  try {
    requireNothingLost(config);
    await loadEmbedded();
    if (!existsSync(embeddedFolder(dataDir))) {
      requireWritable(dataDir);
      return `embedded, in ${dataDir}, where npm start makes it`;
    }
    const database = await openConfigured(config, () => {});
    try {
      return `embedded, in ${dataDir}; ${(await migrationState(database)).summary}`;
    } finally {
      await database.close();
    }
  } catch (error) {
    // A running server has the folder open, and reports its state at /api/ready.
    if (error instanceof FolderInUse) return `embedded, in ${dataDir}; a process that runs has it`;
    throw dataDirRefusal(dataDir, error) ?? error;
  }
}

/** Checks `dataDir` or, to avoid creating it, the nearest parent folder that exists. */
function requireWritable(dataDir: string): void {
  if (existsSync(dataDir)) {
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    return;
  }
  let parent = dirname(dataDir);
  while (!existsSync(parent)) parent = dirname(parent);
  try {
    accessSync(parent, constants.W_OK | constants.X_OK);
  } catch {
    throw new ConfigError(`DATA_DIR ${dataDir} cannot be made: ${parent} may not be written to`);
  }
}
