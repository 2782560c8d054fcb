import { DatabaseSync } from 'node:sqlite';

/** A lock that lives as long as it is held or its process does. */
export interface ExclusiveLock {
  release(): void;
}

/** Of two that ask at the same instant each stands in the other's way for some milliseconds. */
const politeWaitMs = 500;

/** SQLite's code for a disk that is full (https://www.sqlite.org/rescode.html). */
const sqliteFull = 13;

/**
 * Takes the lock of `file`, creating it if needed. SQLite's exclusive transaction is a kernel
 * lock: kill -9 frees it at once, and no stale file ever stands in the way. Nothing but the
 * transaction: `locking_mode=EXCLUSIVE` keeps what it got of a lock that it could not get whole,
 * so that of two that asked at once both were refused.
 * @param waitMs how long to wait for another holder, in milliseconds.
 * @returns the lock, or undefined when another process holds it.
 * @throws an error of the file system where the disk is full, or what SQLite says.
 */
export function acquireProcessLock(file: string, waitMs = politeWaitMs): ExclusiveLock | undefined {
  const connection = new DatabaseSync(file, { timeout: waitMs });
  try {
    connection.exec('BEGIN EXCLUSIVE');
    return { release: () => connection.close() };
  } catch (error) {
    connection.close();
    if (error instanceof Error && /locked/.test(error.message)) return undefined;
    const { errcode } = Object(error);
    throw errcode === sqliteFull
      ? Object.assign(new Error('no room for the lock', { cause: error }), {
          code: 'ENOSPC',
          path: file,
        })
      : error;
  }
}
