import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { closeOwnFiles, makeDataDir } from '../../lib/dataDir.ts';
import { FolderInUse, type OpenDatabase, over, stateOf } from './database.ts';
import { openFolder } from './pgliteFolder.ts';
import { embeddedPool } from './pglitePool.ts';
import { sharedProbe } from './probe.ts';
import { acquireProcessLock } from './processLock.ts';
import { traceQueries } from './tracedQueries.ts';

/**
 * Opens the embedded PostgreSQL in `dataDir`. PGlite does not lock its folder, and two processes on one folder destroy
 * rows without an error, so a lock file keeps a second process out. Only the folder's owner can read its contents.
 * @throws FolderInUse if another process has the folder open.
 * @throws what `acquireProcessLock` or `openFolder` throws.
 */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  makeDataDir(dataDir);
  const file = join(dataDir, 'database.lock');
  // Throws the usual file system error if the file is not writable; SQLite's error is less clear.
  closeSync(openSync(file, 'a', 0o600));
  const lock = acquireProcessLock(file);
  if (lock === undefined) {
    throw new FolderInUse(
      `DATA_DIR ${dataDir} is in use by another process; stop it or name another folder`,
    );
  }
  try {
    closeOwnFiles(dataDir);
    const pglite = await openFolder(dataDir);
    return embedded(pglite, () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Wraps an open PGlite, for example one loaded from a dump. @param closed called once PGlite is closed. */
export function embedded(pglite: PGlite, closed: () => void = () => {}): OpenDatabase {
  const { pool, idle } = embeddedPool(pglite);
  // Without a listener, a connection error would crash the process. It also fails a query, which reports it.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    traceQueries(client);
  });
  const db = over(
    pool,
    sharedProbe((statement) => pool.query(statement)),
  );
  return {
    isEmbedded: true,
    db,
    // There is a single session, in this process. It never stops responding, and a time limit would only abandon work
    // that continues anyway.
    jobs: db,
    withoutTimeLimit: (work, settings) => db.transaction(work, settings),
    exclusively: (work) => db.transaction(work),
    connections: () => [stateOf('embedded', pool)],
    async close() {
      try {
        await pool.end();
        await idle();
        await pglite.exec('checkpoint');
      } finally {
        await pglite.close().finally(closed);
      }
    },
  };
}
