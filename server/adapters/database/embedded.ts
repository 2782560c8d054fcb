import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/node-postgres';
import { closeOwnFiles, makeDataDir } from '../../lib/dataDir.ts';
import {
  type Connection,
  FolderInUse,
  type OpenDatabase,
  over,
  stateOf,
  underLock,
} from './database.ts';
import { openFolder } from './pgliteFolder.ts';
import { embeddedPool } from './pglitePool.ts';
import { sharedProbe } from './probe.ts';
import { acquireProcessLock } from './processLock.ts';
import { traceQueries } from './tracedQueries.ts';

/**
 * The embedded PostgreSQL in `dataDir`. PGlite has no lock, and two processes on one folder destroy
 * rows without an error: the lock file beside it prevents that. Only the owner of the folder can
 * read its contents.
 * @throws FolderInUse when another process holds the folder.
 * @throws UnreadableFolder when its contents are damaged.
 */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  makeDataDir(dataDir);
  const file = join(dataDir, 'database.lock');
  // Fails with the usual error for a file that may not be written; SQLite's error is less clear.
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

/** Wraps a PGlite that is already open, such as one loaded from a dump. */
export function embedded(pglite: PGlite, closed: () => void = () => {}): OpenDatabase {
  const { pool, idle } = embeddedPool(pglite);
  // Such an error also fails a query, which reports it; without a listener it would end the
  // process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    traceQueries(client);
  });
  const db = over(
    pool,
    sharedProbe((statement) => pool.query(statement)),
  );
  const withoutTimeLimit = async <Result>(work: (db: Connection) => Promise<Result>) => {
    const client = await pool.connect();
    try {
      return await work(drizzle(client));
    } finally {
      client.release();
    }
  };
  return {
    db,
    // A single session in this process: connections never fall silent, and a limit would only
    // abandon work that continues.
    jobs: db,
    withoutTimeLimit,
    exclusively: (work) => withoutTimeLimit((own) => underLock(own, work)),
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
