import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '@elan/server/adapters/database/database';
import { embeddedFolder } from '@elan/server/adapters/database/pgliteFolder';
import { runFile } from './runFile.ts';
import { type ServerProcess, startServerProcess } from './serverProcess.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** Data folders with an empty embedded database. It is made once and copied, which is much faster. */
export function dataFolders() {
  const empty = mkdtempSync(join(tmpdir(), 'elan-test-'));
  return {
    /** To call before the first folder. */
    make: async () => (await openEmbedded(empty)).close(),
    /** To call after the last folder. */
    remove: () => rmSync(empty, { recursive: true }),
    /** @returns a folder that is removed after the test. */
    create(): string {
      const folder = temporaryFolder();
      cpSync(embeddedFolder(empty), embeddedFolder(folder), { recursive: true });
      return folder;
    },
  };
}

export async function startEmbedded(DATA_DIR: string): Promise<ServerProcess> {
  const server = await startServerProcess({ DATA_DIR });
  await server.listening();
  return server;
}

export function stop(
  server: ServerProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): ServerProcess['ended'] {
  server.kill(signal);
  return server.ended;
}

/** The scripts behind `npm run backup` and `npm run restore`. */
export const backup = (DATA_DIR: string, ...args: string[]) =>
  runFile(['scripts/backup.ts', ...args], { DATA_DIR }).ended;
export const restore = (DATA_DIR: string, ...args: string[]) =>
  runFile(['scripts/restore.ts', ...args], { DATA_DIR }).ended;
