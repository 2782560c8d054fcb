import { createReadStream, createWriteStream, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../adapters/database/database.ts';
import { refuse } from '../config/env.ts';
import { makeBackupFolder, temporaryIn } from './files.ts';
import { type WriteOptions, writeBackup } from './writeBackup.ts';

/**
 * Sends a backup to every connection to the socket in `dataDir`, which only the owner of the folder
 * may open. For the process that holds `dataDir`: no other process can be listening on a socket
 * that already exists there. If no socket can be made, the server runs without one.
 */
export function openBackupSocket(options: {
  readonly db: Database;
  readonly dataDir: string;
  readonly furtherTables?: readonly string[] | undefined;
  readonly onError: (error: unknown) => void;
}): { close(): Promise<void> } {
  const { db, dataDir, furtherTables, onError } = options;
  const folder = makeBackupFolder(dataDir);
  const stopping = new AbortController();
  const sending = new Set<Promise<void>>();
  const server = createServer((socket) => {
    const { signal } = stopping;
    const sent = sendBackup(db, folder, socket, { signal, furtherTables })
      .catch((error: unknown) => {
        socket.destroy();
        if (!stopping.signal.aborted) onError(error);
      })
      .finally(() => sending.delete(sent));
    sending.add(sent);
  });
  server.on('error', onError);
  const path = socketPath(dataDir);
  if (path !== undefined) listen(server, path);
  return {
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      stopping.abort();
      await Promise.all(sending);
      await closed;
    },
  };
}

function listen(server: Server, path: string): void {
  rmSync(path, { force: true });
  // The socket is created within the call, and must never be open to other users, even briefly.
  const mask = process.umask(0o177);
  server.listen(path);
  process.umask(mask);
}

/** Through a file: a slow or stalled reader must not block the database. */
async function sendBackup(
  db: Database,
  folder: string,
  socket: Socket,
  options: WriteOptions & { readonly signal: AbortSignal },
): Promise<void> {
  const file = temporaryIn(folder);
  // A reader that leaves early is noticed when the bytes are sent.
  socket.on('error', () => {});
  try {
    await writeBackup(db, file, options);
    await pipeline(createReadStream(file), socket, { signal: options.signal });
    // Not only our half of it: the other one may stay for ever.
    socket.destroySoon();
  } finally {
    await rm(file, { force: true });
  }
}

/**
 * Asks the server that holds `dataDir` for a backup and writes it to `file`. The file may be cut
 * off if the server stops during the backup.
 * @throws ConfigError when no server answers.
 */
export async function askServer(dataDir: string, file: string, signal: AbortSignal): Promise<void> {
  const path = socketPath(dataDir);
  if (path === undefined) {
    refuse('DATA_DIR', `${dataDir} is too long a name to reach the running server: stop it first`);
  }
  const socket = connect(path);
  try {
    const output = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(socket, output, { signal });
  } catch (error) {
    const { syscall } = error as NodeJS.ErrnoException;
    if (syscall !== 'connect' && syscall !== 'read') throw error;
    refuse(
      'DATA_DIR',
      `${dataDir} is held by a process that gives no backup: try again, or stop it`,
    );
  }
}

/** The length that every system accepts: Linux 107 bytes, macOS 103. */
const longestPath = 103;

/**
 * The shorter path of the socket in `dataDir` through which the server that holds it gives backups.
 * @returns undefined when the path is too long for a socket.
 */
export function socketPath(dataDir: string, from = process.cwd()): string | undefined {
  const path = join(dataDir, 'backup.sock');
  return [path, relative(from, path)].find((name) => Buffer.byteLength(name) <= longestPath);
}
