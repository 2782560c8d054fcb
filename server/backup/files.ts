import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Returns the folder of rolling dumps and of backups without an explicit path. It is as confidential as the database.
 */
export function backupFolder(dataDir: string): string {
  return join(dataDir, 'backups');
}

/** Creates the folder of backups if it does not exist. @returns its path. */
export function makeBackupFolder(dataDir: string): string {
  const folder = backupFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

const temporaryName = /^\.elan-[0-9a-f-]{36}\.tmp$/;

/** Returns a path in `folder` for a file that is not complete yet. */
export function temporaryIn(folder: string): string {
  return join(folder, `.elan-${randomUUID()}.tmp`);
}

/** No backup takes this long, in milliseconds. A temporary file that is newer may still be in use, so it is kept. */
const abandonedMs = 3_600_000;

/** Removes temporary files left by killed processes, as far as this user may. @throws if `folder` cannot be read. */
export function removeTemporaries(folder: string): void {
  for (const name of readdirSync(folder).filter((one) => temporaryName.test(one))) {
    const file = join(folder, name);
    try {
      if (Date.now() - statSync(file).mtimeMs > abandonedMs) rmSync(file);
    } catch {
      // Another process removed it, or it belongs to another user in a folder such as /tmp. Neither prevents a backup.
    }
  }
}

/** Renames a complete file to its final name, in a way that survives a power failure. */
export async function settle(temporary: string, file: string): Promise<void> {
  await rename(temporary, file);
  const folder = await open(dirname(file));
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
