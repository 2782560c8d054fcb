import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir } from './dataDir.ts';

/**
 * The secret that signs sessions, generated once and stored in the data folder, readable by its
 * owner only. Two processes that start at once agree on the one that was written first.
 */
export function keptSecret(dataDir: string): string {
  makeDataDir(dataDir);
  const file = join(dataDir, 'auth-secret');
  if (!existsSync(file)) {
    // Written under another name first: a kill in between would leave an empty secret for ever.
    const written = `${file}.${randomUUID()}`;
    writeFileSync(written, randomBytes(32).toString('hex'), { mode: 0o600 });
    try {
      linkSync(written, file);
    } catch (error) {
      // On a file system without links, the file is renamed instead, which a second process may do
      // too.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') renameSync(written, file);
    } finally {
      rmSync(written, { force: true });
    }
  }
  return readFileSync(file, 'utf8').trim();
}
