import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { closeTree } from '../../lib/dataDir.ts';

/** Thrown if the contents of the embedded database's folder cannot be opened as a database. */
export class UnreadableFolder extends Error {
  override readonly name = 'UnreadableFolder';
}

/** Thrown if the embedded database's folder was created by a different version of PostgreSQL than PGlite's. */
export class OtherVersion extends Error {
  override readonly name = 'OtherVersion';
  readonly isLater: boolean;

  constructor(version: number) {
    super(`PostgreSQL ${version}`);
    this.isLater = version > postgresVersion;
  }
}

/** PostgreSQL version of the installed PGlite, which cannot open a folder of another version. */
const postgresVersion = 18;
/** Disk space that PostgreSQL may need to start, in bytes: one segment of its write-ahead log (manual, 30.5). */
const roomNeeded = 16 * 1024 * 1024;

/** The folder of the embedded database within `dataDir`. */
export function embeddedFolder(dataDir: string): string {
  return join(dataDir, 'database');
}

/** @returns whether `dataDir` contains no embedded database yet, not even a damaged one. */
export function isNewFolder(dataDir: string): boolean {
  const folder = embeddedFolder(dataDir);
  return !existsSync(folder) || readdirSync(folder).length === 0;
}

/**
 * Opens the embedded database in a folder, creating it if there is none.
 * @param dataDir a folder whose lock the caller holds.
 * @throws UnreadableFolder if its contents are damaged, OtherVersion if another version of PostgreSQL created it, or a
 *   file system error if the disk is full.
 */
export async function openFolder(dataDir: string): Promise<PGlite> {
  const folder = embeddedFolder(dataDir);
  if (isNewFolder(dataDir)) await makeFolder(folder);
  // PGlite treats a folder without this file as new, and would create an empty database over its contents.
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    throw new UnreadableFolder('PG_VERSION is missing');
  }
  requireVersion(folder);
  const { PGlite } = await loadPGlite();
  try {
    return await PGlite.create({ dataDir: folder });
  } catch (error) {
    // PGlite does not report the cause. Writing to the disk shows whether it is full; if not, we assume damage.
    requireRoom(dataDir);
    throw new UnreadableFolder('PGlite could not open it', { cause: error });
  }
}

/** Loaded lazily, because installations with an external PostgreSQL may lack the package. */
const loadPGlite = () => import('@electric-sql/pglite');

function requireVersion(folder: string): void {
  const version = Number(readFileSync(join(folder, 'PG_VERSION'), 'utf8'));
  // A version that is not a number means that the folder is damaged; opening it reports that.
  if (version > 0 && version !== postgresVersion) throw new OtherVersion(version);
}

function requireRoom(dataDir: string): void {
  const file = join(dataDir, 'database.room');
  try {
    writeFileSync(file, Buffer.alloc(roomNeeded), { mode: 0o600 });
  } finally {
    rmSync(file, { force: true });
  }
}

/**
 * Creates the database in a temporary folder and renames it when complete. Otherwise, after a process that was killed
 * midway, PGlite would mistake the remains for a database that it could never open.
 */
async function makeFolder(folder: string): Promise<void> {
  const { PGlite } = await loadPGlite();
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  try {
    const pglite = await PGlite.create({ dataDir: unfinished });
    await pglite.close();
  } catch (error) {
    requireRoom(dirname(folder));
    throw error;
  }
  closeTree(unfinished);
  renameSync(unfinished, folder);
}
