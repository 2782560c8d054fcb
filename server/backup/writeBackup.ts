import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { temporaryIn } from './files.ts';
import { type Readable, type WriteOptions, writeRows } from './writeRows.ts';

/**
 * Writes a backup of the current contents of the database.
 * @param file its path; on the disk when this returns, removed when it throws.
 */
export async function writeBackup(
  db: Readable,
  file: string,
  options: WriteOptions = {},
): Promise<void> {
  const plain = temporaryIn(dirname(file));
  try {
    await writeRows(db, plain, options);
    await compress(plain, file, options.signal);
  } finally {
    await rm(plain, { force: true });
  }
}

/** Compresses `plain` into a new `file`: on the disk when this returns, removed when it throws. */
export async function compress(plain: string, file: string, signal?: AbortSignal): Promise<void> {
  const output = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  try {
    await pipeline(createReadStream(plain), createGzip(), output, { signal });
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}
