import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** The folder of the embedded database holds something that cannot be opened as one. */
export class UnreadableFolder extends Error {
  override readonly name = 'UnreadableFolder';
}

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
 * @throws UnreadableFolder when what is in it is damaged.
 */
export async function openFolder(dataDir: string): Promise<PGlite> {
  const folder = embeddedFolder(dataDir);
  if (isNewFolder(dataDir)) await makeFolder(folder);
  // PGlite takes a folder without this file for a new one, and makes an empty database over what is there.
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    throw new UnreadableFolder('PG_VERSION is missing');
  }
  try {
    return await PGlite.create({ dataDir: folder });
  } catch (error) {
    throw new UnreadableFolder('PGlite could not open it', { cause: error });
  }
}

/**
 * Makes it beside and renames it when it is whole: PGlite takes what a kill leaves in the middle of its
 * making for a database, and can never open it.
 */
async function makeFolder(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const pglite = await PGlite.create({ dataDir: unfinished });
  await pglite.close();
  renameSync(unfinished, folder);
}
