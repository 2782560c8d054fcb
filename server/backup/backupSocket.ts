import { createReadStream, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../adapters/database/database.ts';
import { makeBackupFolder, temporaryIn } from './files.ts';
import { socketPath } from './socketPath.ts';
import { writeBackup } from './writeBackup.ts';
import type { WriteOptions } from './writeRows.ts';

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
