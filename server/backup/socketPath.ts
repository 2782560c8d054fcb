import { join, relative } from 'node:path';

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
