import { DatabaseSync } from 'node:sqlite';

/** A lock that lasts until it is released or its process ends. */
export interface ExclusiveLock {
  release(): void;
}

/** Two concurrent requests block each other for some milliseconds. */
const politeWaitMs = 500;

/** SQLite's code for a disk that is full (https://www.sqlite.org/rescode.html). */
const sqliteFull = 13;

/**
 * Takes the lock of `file`, creating it if needed. SQLite's exclusive transaction is a kernel lock:
 * kill -9 releases it at once, and no stale file remains. Only the transaction is used:
 * `locking_mode=EXCLUSIVE` keeps a partly acquired lock, so that two concurrent requests were both
 * refused.
 * @param waitMs how long to wait for another holder, in milliseconds.
 * @returns the lock, or undefined when another process holds it.
 * @throws a file system error when the disk is full, or SQLite's error.
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
