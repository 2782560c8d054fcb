import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
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

/** Removes what a process that was killed left behind; for who holds the folder. */
export function removeTemporaries(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (temporaryName.test(name)) rmSync(join(folder, name), { force: true });
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
