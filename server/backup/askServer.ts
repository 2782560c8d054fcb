import { createWriteStream } from 'node:fs';
import { connect } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { refuse } from '../config/env.ts';
import { socketPath } from './socketPath.ts';

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
