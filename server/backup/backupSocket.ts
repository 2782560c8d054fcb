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
 * Opens a socket in `dataDir` that sends a backup to every client. Only the user who runs the server can connect. The
 * caller must hold `dataDir`, so that a socket file that already exists there is stale. If no socket can be created,
 * the server runs without one.
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
  // The socket is created during this call, and must never be open to other users, even briefly.
  const mask = process.umask(0o177);
  server.listen(path);
  process.umask(mask);
}

/** The backup is written to a file first, so that a slow or stalled client does not block the database. */
async function sendBackup(
  db: Database,
  folder: string,
  socket: Socket,
  options: WriteOptions & { readonly signal: AbortSignal },
): Promise<void> {
  const file = temporaryIn(folder);
  // If the client disconnects early, `pipeline` fails.
  socket.on('error', () => {});
  try {
    await writeBackup(db, file, options);
    await pipeline(createReadStream(file), socket, { signal: options.signal });
    // Closes both directions, because the client may never close its own.
    socket.destroySoon();
  } finally {
    await rm(file, { force: true });
  }
}

/**
 * Requests a backup from the server that holds `dataDir`, and writes it to `file`. The file may be incomplete if the
 * server stops during the backup.
 * @throws ConfigError if no server responds, or the path is too long for a socket.
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

/** The longest socket path that all systems allow, in bytes: Linux allows 107, macOS 103. */
const longestPath = 103;

/**
 * Returns a path, absolute or relative, to the socket in `dataDir` through which the running server sends backups.
 * @returns undefined if both paths are too long for a socket.
 */
export function socketPath(dataDir: string, from = process.cwd()): string | undefined {
  const path = join(dataDir, 'backup.sock');
  return [path, relative(from, path)].find((name) => Buffer.byteLength(name) <= longestPath);
}
