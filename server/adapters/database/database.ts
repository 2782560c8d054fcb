import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { ConfigError } from '../../lib/configError.ts';
import { sharedPing } from './ping.ts';
import { type ConnectionLimits, closeWhenSilent, postgresPool } from './postgresPool.ts';
import { pooledTransactions } from './transactions.ts';

/** A PostgreSQL, embedded or not: same schema, same SQL, same driver. */
export type Connection = NodePgDatabase;

/** What a transaction may do; it can neither nest nor end itself. */
export type Transaction = Pick<Connection, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

export interface Database extends Connection {
  /**
   * A transaction that begins with `opening`, a statement without values, without an extra round
   * trip.
   */
  transactionWith<Result>(
    opening: string,
    work: (tx: Transaction) => Promise<Result>,
  ): Promise<Result>;
  /** Checks that the database answers, in `pingMs` at most. @throws any error if it does not. */
  ping(): Promise<void>;
}

export interface OpenDatabase {
  /** For requests: no statement takes longer than `requestLimits` says. */
  readonly db: Database;
  /** The same for jobs and for removing an account: `jobLimits`. */
  readonly jobs: Database;
  /** Runs `work`, such as a backup or migrations, on one connection without a time limit. */
  withoutTimeLimit<Result>(work: (db: Connection) => Promise<Result>): Promise<Result>;
  /** Runs `work` while no other process runs work under the same advisory lock. */
  exclusively(work: (db: Connection) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Another process holds the folder of the embedded database. */
export class FolderInUse extends ConfigError {}

/** Any constant will do, as long as every server uses the same one. */
const migrationLock = 7_317_402;

/**
 * A request may wait for a connection twice, for its session and its work, and for one silent
 * connection: 10 s in all.
 */
const requestLimits: ConnectionLimits = {
  connectMs: 3_000,
  statementMs: 3_500,
  silenceMs: 4_000,
};
/**
 * Long enough for a part of a removal (`store/removeInParts.ts`), a purge or a lock on a busy
 * machine.
 */
export const jobLimits: ConnectionLimits = {
  connectMs: 10_000,
  statementMs: 30_000,
  silenceMs: 35_000,
};
const pingLimits: ConnectionLimits = { connectMs: 1_500, statementMs: 1_500, silenceMs: 1_500 };
/** The time to open, and to close, a connection without limits, in milliseconds. */
const dedicatedConnectionMs = 10_000;

/**
 * @param url `postgres://…` of a PostgreSQL 15 or later.
 * @param log gets the errors of connections.
 * @param limits for the queries of requests.
 */
export function openPostgres(
  url: string,
  log: (error: Error) => void,
  limits = requestLimits,
): OpenDatabase {
  const requests = postgresPool(url, { ...limits, size: 20 }, log);
  const jobs = postgresPool(url, { ...jobLimits, size: 4 }, log);
  // A separate connection: requests that use all of theirs do not make the server unready.
  const pings = postgresPool(url, { ...pingLimits, size: 1 }, log);
  const ping = sharedPing(() => pings.query('select 1'));
  const withoutTimeLimit = async <Result>(work: (db: Connection) => Promise<Result>) => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: dedicatedConnectionMs,
      keepAlive: true,
    });
    client.on('error', log);
    await client.connect();
    try {
      return await work(drizzle(client));
    } finally {
      closeWhenSilent(client, dedicatedConnectionMs);
      await client.end();
    }
  };
  return {
    db: over(requests, ping),
    jobs: over(jobs, ping),
    withoutTimeLimit,
    exclusively: (work) => withoutTimeLimit((db) => underLock(db, work)),
    async close() {
      await Promise.all([requests.end(), jobs.end(), pings.end()]);
    },
  };
}

/** @returns the database that a pool reaches. */
export function over(pool: pg.Pool, ping: () => Promise<void>): Database {
  return Object.assign(drizzle(pool), pooledTransactions(pool), { ping });
}

/** Runs `work` under the advisory lock of migrations. @throws what `work` throws. */
export async function underLock(
  db: Connection,
  work: (db: Connection) => Promise<void>,
): Promise<void> {
  await db.execute(sql`select pg_advisory_lock(${migrationLock})`);
  try {
    await work(db);
  } finally {
    // If the connection broke, the lock is released with it.
    await db.execute(sql`select pg_advisory_unlock(${migrationLock})`).catch(() => {});
  }
}
