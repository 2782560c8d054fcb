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
import { PGlite } from '@electric-sql/pglite';
import { closeTree } from '../../lib/dataDir.ts';

/** The folder of the embedded database holds something that cannot be opened as one. */
export class UnreadableFolder extends Error {
  override readonly name = 'UnreadableFolder';
}

/** The folder of the embedded database is of another version of PostgreSQL than PGlite's. */
export class OtherVersion extends Error {
  override readonly name = 'OtherVersion';
  readonly isLater: boolean;

  constructor(version: number) {
    super(`PostgreSQL ${version}`);
    this.isLater = version > postgresVersion;
  }
}

/** Of the PGlite that is installed; a folder of another one cannot be opened. */
const postgresVersion = 18;
/** What PostgreSQL may need at once to begin: a segment of its write-ahead log, in bytes (manual, 30.5). */
const roomNeeded = 16 * 1024 * 1024;

/** Where in `dataDir` the embedded database is. */
export function embeddedFolder(dataDir: string): string {
  return join(dataDir, 'database');
}

/** @returns whether there is no embedded database in `dataDir` yet, not even a damaged one. */
export function isNewFolder(dataDir: string): boolean {
  const folder = embeddedFolder(dataDir);
  return !existsSync(folder) || readdirSync(folder).length === 0;
}

/**
 * Opens the embedded database of a folder, and makes it where there is none.
 * @param dataDir a folder whose lock the caller holds.
 * @throws UnreadableFolder when what is in it is damaged, OtherVersion, and an error of the file system
 *   where there is no room.
 */
export async function openFolder(dataDir: string): Promise<PGlite> {
  const folder = embeddedFolder(dataDir);
  if (isNewFolder(dataDir)) await makeFolder(folder);
  // PGlite takes a folder without this file for a new one, and makes an empty database over what is there.
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    throw new UnreadableFolder('PG_VERSION is missing');
  }
  requireVersion(folder);
  try {
    return await PGlite.create({ dataDir: folder });
  } catch (error) {
    // PGlite does not say why: what is not the fault of the folder shows by trying it.
    requireRoom(dataDir);
    throw new UnreadableFolder('PGlite could not open it', { cause: error });
  }
}

function requireVersion(folder: string): void {
  const version = Number(readFileSync(join(folder, 'PG_VERSION'), 'utf8'));
  // One that is no number is damage.
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
 * Makes it beside and renames it when it is whole: PGlite takes what a kill leaves in the middle of its
 * making for a database, and can never open it.
 */
async function makeFolder(folder: string): Promise<void> {
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
