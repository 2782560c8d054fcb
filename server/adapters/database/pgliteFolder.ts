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

/** The folder of the embedded database has contents that cannot be opened as a database. */
export class UnreadableFolder extends Error {
  override readonly name = 'UnreadableFolder';
}

/** The folder of the embedded database was made by another version of PostgreSQL than PGlite's. */
export class OtherVersion extends Error {
  override readonly name = 'OtherVersion';
  readonly isLater: boolean;

  constructor(version: number) {
    super(`PostgreSQL ${version}`);
    this.isLater = version > postgresVersion;
  }
}

/** The version of the installed PGlite; a folder of another version cannot be opened. */
const postgresVersion = 18;
/**
 * The space that PostgreSQL may need to start: a segment of its write-ahead log, in bytes (manual,
 * 30.5).
 */
const roomNeeded = 16 * 1024 * 1024;

/** The folder of the embedded database within `dataDir`. */
export function embeddedFolder(dataDir: string): string {
  return join(dataDir, 'database');
}

/** @returns whether there is no embedded database in `dataDir` yet, not even a damaged one. */
export function isNewFolder(dataDir: string): boolean {
  const folder = embeddedFolder(dataDir);
  return !existsSync(folder) || readdirSync(folder).length === 0;
}

/**
 * Opens the embedded database of a folder, and creates it if there is none.
 * @param dataDir a folder whose lock the caller holds.
 * @throws UnreadableFolder when its contents are damaged, OtherVersion, and a file system error
 * when there is no space.
 */
export async function openFolder(dataDir: string): Promise<PGlite> {
  const folder = embeddedFolder(dataDir);
  if (isNewFolder(dataDir)) await makeFolder(folder);
  // PGlite treats a folder without this file as a new one, and would create an empty database over
  // its contents.
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    throw new UnreadableFolder('PG_VERSION is missing');
  }
  requireVersion(folder);
  const { PGlite } = await loadPGlite();
  try {
    return await PGlite.create({ dataDir: folder });
  } catch (error) {
    // PGlite does not give the cause: trying the disk shows whether the folder is at fault.
    requireRoom(dataDir);
    throw new UnreadableFolder('PGlite could not open it', { cause: error });
  }
}

/** When it is needed: an installation on a PostgreSQL does not have the package. */
const loadPGlite = () => import('@electric-sql/pglite');

function requireVersion(folder: string): void {
  const version = Number(readFileSync(join(folder, 'PG_VERSION'), 'utf8'));
  // A version that is not a number means damage.
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
 * Creates the database under another name and renames it when complete: PGlite would mistake the
 * remains of a kill for a database, and could never open it.
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
