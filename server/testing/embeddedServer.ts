import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../adapters/database/database.ts';
import { embeddedFolder } from '../adapters/database/pgliteFolder.ts';
import { runFile } from './runFile.ts';
import { type ServerProcess, startServerProcess } from './serverProcess.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** Data folders with an empty embedded database, which is made once: that takes far longer than to copy it. */
export function dataFolders() {
  const empty = mkdtempSync(join(tmpdir(), 'elan-test-'));
  return {
    /** Before the first one. */
    make: async () => (await openEmbedded(empty)).close(),
    /** After the last one. */
    remove: () => rmSync(empty, { recursive: true }),
    /** @returns one that is gone when the test is over. */
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

/** What `npm run backup` and `npm run restore` run. */
export const backup = (DATA_DIR: string, ...args: string[]) =>
  runFile(['scripts/backup.ts', ...args], { DATA_DIR }).ended;
export const restore = (DATA_DIR: string, ...args: string[]) =>
  runFile(['scripts/restore.ts', ...args], { DATA_DIR }).ended;
