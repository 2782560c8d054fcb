import { DatabaseSync } from 'node:sqlite';

export interface ExclusiveLock {
  release(): void;
}

/** Two concurrent attempts block each other for a few milliseconds, so each waits for the other. */
const politeWaitMs = 500;

/** SQLite's error code for a full disk (https://www.sqlite.org/rescode.html). */
const sqliteFull = 13;

/**
 * Takes the lock on `file`, creating the file if needed. SQLite's exclusive transaction is a kernel lock, so `kill -9`
 * releases it immediately and no stale lock remains. We do not use `locking_mode=EXCLUSIVE`: it keeps a partly acquired
 * lock, so that two concurrent attempts both failed.
 * @param waitMs how long to wait for another holder to release the lock, in milliseconds.
 * @returns the lock, or undefined if another process holds it.
 * @throws a file system error if the disk is full, or SQLite's error.
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
