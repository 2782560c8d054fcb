import { accessSync, constants, existsSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FolderInUse, type OpenDatabase } from '../adapters/database/database.ts';
import { askServer } from '../backup/backupSocket.ts';
import { makeBackupFolder, removeTemporaries, settle, temporaryIn } from '../backup/files.ts';
import type { RowCounts } from '../backup/format.ts';
import { summary, verifyBackup } from '../backup/readBackup.ts';
import { requireKnownSchema, restoreBackup } from '../backup/restoreBackup.ts';
import { writeBackup } from '../backup/writeBackup.ts';
import type { Config } from '../config/config.ts';
import { refuse } from '../config/env.ts';
import { ConfigError } from '../lib/configError.ts';
import { appliedMigrations, isKnownHistory } from '../store/migrate.ts';
import { loadConfiguredStandIns } from './loadStandIns.ts';
import { databaseName, requireDatabase, withDatabase } from './withDatabase.ts';

/**
 * Backs up the configured database. If a running server is using the data folder, requests the backup from that server.
 * The backup is read to its end before it gets its final name, so a file with this name is complete.
 * @returns a line for the operator.
 * @throws ConfigError with one line for the operator if the backup is refused.
 */
export async function backupCommand(
  config: Config,
  argument: string | undefined,
  signal: AbortSignal,
): Promise<string> {
  requireDatabase(config);
  const file = argument ?? defaultFile(config.dataDir);
  requireFree(file);
  removeTemporaries(dirname(file));
  const temporary = temporaryIn(dirname(file));
  try {
    await write(config, temporary, signal);
    const counts = await verified(temporary, file);
    signal.throwIfAborted();
    requireFree(file);
    await settle(temporary, file);
    return `Backed up to ${file}: ${summary(counts, (await stat(file)).size)}`;
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

function defaultFile(dataDir: string): string {
  const now = new Date().toISOString().slice(0, 19).replace(/:/g, '-');
  return join(makeBackupFolder(dataDir), `elan-${now}Z.jsonl.gz`);
}

function requireFree(file: string): void {
  if (existsSync(file)) refuse(file, 'is there already: name another file');
  try {
    // Read to remove what is left of other backups, and to sync the folder after the renaming.
    accessSync(dirname(file), constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    refuse(file, 'takes a folder that is there and can be read and written to');
  }
}

async function write(config: Config, file: string, signal: AbortSignal): Promise<void> {
  const furtherTables = (await loadConfiguredStandIns(config))?.tables;
  try {
    await withDatabase(config, async (database) => {
      await requireKnownTables(database, databaseName(config));
      await writeBackup({ transaction: database.withoutTimeLimit }, file, {
        signal,
        furtherTables,
      });
    });
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    await askServer(config.dataDir, file, signal);
  }
}

async function requireKnownTables({ db }: OpenDatabase, name: string): Promise<void> {
  const applied = await appliedMigrations(db);
  if (applied.length === 0) refuse(name, 'holds no tables of Élan');
  // A later version may have tables that this version would omit.
  if (!isKnownHistory(applied))
    refuse(name, 'is of a later version of Élan: back it up with that one');
}

async function verified(temporary: string, file: string): Promise<RowCounts> {
  try {
    return (await verifyBackup(temporary)).counts;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return refuse(file, 'did not come whole: the log of the server may say why; try again');
  }
}

/**
 * Restores a backup into the configured database, which must be empty.
 * @returns a line for the operator.
 * @throws ConfigError with one line for the operator if the backup is refused; no row is written.
 */
export async function restoreCommand(
  config: Config,
  file: string | undefined,
  signal: AbortSignal,
): Promise<string> {
  if (file === undefined) refuse('FILE', 'is missing: npm run restore -- FILE');
  const { header, counts: held } = await verifyBackup(file);
  requireKnownSchema(file, header);
  const name = databaseName(config);
  const standInRecords = await loadConfiguredStandIns(config);
  const counts = await withDatabase(config, (database) =>
    restoreBackup(database, name, file, header, { signal, standInRecords }),
  );
  const { size } = await stat(file);
  const leftOut = Object.entries(held)
    .map(([table, count]) => ({ table, count: count - (counts[table] ?? 0) }))
    .filter(({ count }) => count > 0)
    .map(({ table, count }) => `${table} ${count}`);
  const rest = leftOut.length > 0 ? `; left out: ${leftOut.join(', ')}` : '';
  return `Restored ${file} of ${header.takenAt} into ${name}: ${summary(counts, size)}${rest}`;
}
