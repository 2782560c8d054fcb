import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { ConfigError } from '../environment.ts';
import { openFolder } from './embeddedFolder.ts';
import { embeddedPool } from './embeddedPool.ts';
import { acquireLock } from './exclusiveLock.ts';
import { pooledTransactions } from './pooledTransactions.ts';

/** A PostgreSQL, embedded or not: same schema, same SQL, same driver. */
export type Connection = NodePgDatabase;

/** What a transaction may do; it neither nests nor ends by itself. */
export type Transaction = Pick<Connection, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

export interface Database extends Connection {
  /** A transaction that begins with `opening`, a statement without values, at no round trip of its own. */
  transactionWith<Result>(
    opening: string,
    work: (tx: Transaction) => Promise<Result>,
  ): Promise<Result>;
}

export interface OpenDatabase {
  readonly db: Database;
  /** Runs `work` while no other process runs work under the same advisory lock. */
  exclusively(work: (db: Connection) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Another process holds the folder of the embedded database. */
export class FolderInUse extends ConfigError {}

/** Any constant will do, as long as every server uses the same one. */
const migrationLock = 7_317_402;

/** @param url `postgres://…` of a PostgreSQL 15 or later. */
export function openPostgres(url: string, log: (error: Error) => void): OpenDatabase {
  const pool = new pg.Pool({ connectionString: url, max: 20, connectionTimeoutMillis: 10_000 });
  return { ...over(pool, log), close: () => pool.end() };
}

function over(pool: pg.Pool, log: (error: Error) => void): Omit<OpenDatabase, 'close'> {
  // An idle connection that the server closes is replaced by the pool; without a listener it would end the process.
  pool.on('error', log);
  // The same for one that is in use: its query fails and says why, but the event would end the process.
  pool.on('connect', (client) => client.on('error', log));
  return {
    db: Object.assign(drizzle(pool), pooledTransactions(pool)),
    async exclusively(work) {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [migrationLock]);
        await work(drizzle(client));
      } finally {
        await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(log);
        client.release();
      }
    },
  };
}

/**
 * The embedded PostgreSQL in `dataDir`. PGlite has no lock of its own, and two processes on one
 * folder destroy rows silently: the lock file beside it is what makes this safe.
 * @throws FolderInUse when another process holds the folder.
 * @throws UnreadableFolder when what is in it is damaged.
 */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true });
  const lock = acquireLock(join(dataDir, 'database.lock'));
  if (lock === undefined) {
    throw new FolderInUse(
      `DATA_DIR ${dataDir} is in use by another process; stop it or name another folder`,
    );
  }
  try {
    const pglite = await openFolder(dataDir);
    return embedded(pglite, () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Wraps a PGlite that is open already, such as one loaded from a dump. */
export function embedded(pglite: PGlite, closed: () => void = () => {}): OpenDatabase {
  const pool = embeddedPool(pglite);
  return {
    // What fails there fails a query, which says so.
    ...over(pool, () => {}),
    async close() {
      try {
        await pool.end();
        await pglite.exec('checkpoint');
      } finally {
        await pglite.close().finally(closed);
      }
    },
  };
}
