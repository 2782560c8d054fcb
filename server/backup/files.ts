import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where the rolling dumps are, and the backups that got no other name; as secret as the database. */
export function backupFolder(dataDir: string): string {
  return join(dataDir, 'backups');
}

/** Makes the folder of the backups where it is not there. */
export function makeBackupFolder(dataDir: string): string {
  const folder = backupFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

const temporaryName = /^\.elan-[0-9a-f-]{36}\.tmp$/;

/** A name in `folder` for a file that is not whole yet. */
export function temporaryIn(folder: string): string {
  return join(folder, `.elan-${randomUUID()}.tmp`);
}

/** No backup takes this long, in milliseconds: who still writes to its file is left alone. */
const abandonedMs = 3_600_000;

/** Removes what processes that were killed left behind. */
export function removeTemporaries(folder: string): void {
  for (const name of readdirSync(folder).filter((one) => temporaryName.test(one))) {
    const file = join(folder, name);
    const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - written > abandonedMs) rmSync(file, { force: true });
  }
}

/** Gives a whole file its name, so that it has it after a power cut too. */
export async function settle(temporary: string, file: string): Promise<void> {
  await rename(temporary, file);
  const folder = await open(dirname(file));
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
