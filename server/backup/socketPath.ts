import { join, relative } from 'node:path';

/** What every system takes: Linux 107 bytes, macOS 103. */
const longestPath = 103;

/**
 * The socket in `dataDir` through which the server that holds it gives backups, by its shorter name.
 * @returns undefined when a socket cannot have so long a name.
 */
export function socketPath(dataDir: string, from = process.cwd()): string | undefined {
  const path = join(dataDir, 'backup.sock');
  return [path, relative(from, path)].find((name) => Buffer.byteLength(name) <= longestPath);
}
