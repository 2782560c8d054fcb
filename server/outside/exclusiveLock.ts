import { DatabaseSync } from 'node:sqlite';

/** A lock that lives as long as it is held or its process does. */
export interface ExclusiveLock {
  release(): void;
}

/**
 * Takes the lock of `file`, creating it if needed. SQLite's exclusive transaction is a kernel
 * lock: kill -9 frees it at once, and no stale file ever stands in the way.
 * @param waitMs how long to wait for another holder, in milliseconds; 0 refuses at once.
 * @returns the lock, or undefined when another process holds it.
 */
export function acquireLock(file: string, waitMs = 0): ExclusiveLock | undefined {
  const connection = new DatabaseSync(file, { timeout: waitMs });
  try {
    connection.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE');
    return { release: () => connection.close() };
  } catch (error) {
    connection.close();
    if (error instanceof Error && /locked/.test(error.message)) return undefined;
    throw error;
  }
}
