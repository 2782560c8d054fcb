import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { type OpenDatabase, openPostgres } from '../adapters/database/database.ts';
import {
  embeddedFolder,
  isNewFolder,
  OtherVersion,
  UnreadableFolder,
} from '../adapters/database/pgliteFolder.ts';
import { unusableLine } from '../adapters/database/usablePostgres.ts';
import { backupFolder } from '../backup/files.ts';
import { rollingDumps } from '../backup/retention.ts';
import { type Config, refuseMissing } from '../config/config.ts';
import { ConfigError } from '../lib/configError.ts';
import { dataDirRefusal } from '../lib/dataDir.ts';

/**
 * Opens the configured database.
 * @param log receives later connection errors, and the reason why the data folder cannot be read.
 * @throws ConfigError with one line for the operator.
 */
export async function openConfigured(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: (error: Error) => void,
): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined) return openPostgres(config.databaseUrl, log);
  try {
    const { openEmbedded } = await loadEmbedded();
    return await openEmbedded(config.dataDir);
  } catch (error) {
    if (error instanceof OtherVersion) throw new ConfigError(otherVersion(config.dataDir, error));
    if (!(error instanceof UnreadableFolder)) throw dataDirRefusal(config.dataDir, error) ?? error;
    log(error);
    throw new ConfigError(wayOut(config.dataDir));
  }
}

/**
 * Loads the embedded database, whose package may be omitted when PostgreSQL is used.
 * @throws ConfigError with one line if the package is missing.
 */
export async function loadEmbedded() {
  try {
    return await import('../adapters/database/embedded.ts');
  } catch (error) {
    const isMissing =
      error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
    if (isMissing) refuseMissing('database');
    throw error;
  }
}

/**
 * @returns an error for the operator if the configured PostgreSQL failed, or if the file system refused an
 *   operation in the data folder; undefined for any other error.
 */
export function databaseRefusal(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  error: unknown,
): ConfigError | undefined {
  // A full disk has the same code (53100) in PostgreSQL and in the embedded database.
  return databaseUrl !== undefined && isQueryError(error)
    ? new ConfigError(unusableLine(databaseUrl, error))
    : dataDirRefusal(dataDir, error);
}

function isQueryError(error: unknown): boolean {
  if (error instanceof DrizzleQueryError || error instanceof pg.DatabaseError) return true;
  return error instanceof Error && isQueryError(error.cause);
}

/**
 * Refuses to create a new database if there are dumps of a database that is gone, because new dumps would replace
 * them. Used when a server starts; a restore creates a new database on purpose.
 * @throws ConfigError with one line for the operator.
 */
export function requireNothingLost(config: Pick<Config, 'databaseUrl' | 'dataDir'>): void {
  if (config.databaseUrl !== undefined || !isNewFolder(config.dataDir)) return;
  const newest = newestDump(config.dataDir);
  if (newest === undefined) return;
  throw new ConfigError(
    `DATA_DIR ${config.dataDir} has dumps of a database that is gone; restore the newest: npm run restore -- '${newest}', or move its backups away to begin anew`,
  );
}

function newestDump(dataDir: string): string | undefined {
  const backups = backupFolder(dataDir);
  const [newest] = rollingDumps(existsSync(backups) ? readdirSync(backups) : []);
  return newest && join(backups, newest);
}

function otherVersion(dataDir: string, { message, isLater }: OtherVersion): string {
  const holds = `DATA_DIR ${dataDir} holds a database of ${isLater ? 'a later' : 'an earlier'} version of Élan (${message})`;
  return isLater
    ? `${holds}: start that version`
    : `${holds}: back it up with that version (npm run backup), and restore that into another folder with this one`;
}

function wayOut(dataDir: string): string {
  const folder = embeddedFolder(dataDir);
  const damaged = `${folder}-damaged-${new Date().toISOString().slice(0, 19).replace(/:/g, '-')}`;
  const newest = newestDump(dataDir);
  const moveCommand = `mv '${folder}' '${damaged}'`;
  const cannot = `DATA_DIR ${dataDir} holds a database that cannot be read; move it away and`;
  return newest === undefined
    ? `${cannot} restore a backup (there is none in ${backupFolder(dataDir)}), or begin anew: ${moveCommand}`
    : `${cannot} restore the newest dump: ${moveCommand} && npm run restore -- '${newest}'`;
}
