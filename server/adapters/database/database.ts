import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { ConfigError } from '../../lib/configError.ts';
import { type ConnectionLimits, closeWhenSilent, postgresPool } from './postgresPool.ts';
import { type ProbeRow, sharedProbe } from './probe.ts';
import { pooledTransactions, retryingStatements } from './transactions.ts';

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
  /**
   * Asks one short statement without values apart from all requests, in `probeMs` at most.
   * @throws any error if there is no answer.
   */
  probe(statement: string): Promise<readonly ProbeRow[]>;
}

/** The connections of one pool. */
export interface PoolState {
  readonly name: string;
  readonly open: number;
  readonly idle: number;
  /** Callers that wait for a connection. */
  readonly waiting: number;
}

export interface OpenDatabase {
  /** For requests: no statement takes longer than `requestLimits` allows. */
  readonly db: Database;
  /** The same for jobs and for removing an account: `jobLimits`. */
  readonly jobs: Database;
  /** Runs `work`, such as a backup or migrations, on one connection without a time limit. */
  withoutTimeLimit<Result>(work: (db: Connection) => Promise<Result>): Promise<Result>;
  /** Runs `work` while no other process runs work under the same advisory lock. */
  exclusively(work: (db: Connection) => Promise<void>): Promise<void>;
  /** The pools of connections, as they are now. */
  connections(): readonly PoolState[];
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
const probeLimits: ConnectionLimits = { connectMs: 1_500, statementMs: 1_500, silenceMs: 1_500 };
/** A probe must see what a new connection sees, such as a database that has become read-only, in seconds. */
const probeLifetimeSeconds = 2;
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
  // Separate connections: requests that use all of theirs do not make the server unready. Two, so
  // that a slow scrape of metrics does not either.
  const probes = postgresPool(
    url,
    { ...probeLimits, size: 2, lifetimeSeconds: probeLifetimeSeconds },
    log,
  );
  const probe = sharedProbe((statement) => probes.query(statement));
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
    db: over(requests, probe),
    jobs: over(jobs, probe),
    withoutTimeLimit,
    exclusively: (work) => withoutTimeLimit((db) => underLock(db, work)),
    connections: () => [stateOf('requests', requests), stateOf('jobs', jobs)],
    async close() {
      await Promise.all([requests.end(), jobs.end(), probes.end()]);
    },
  };
}

/** @returns the database that a pool reaches. */
export function over(pool: pg.Pool, probe: Database['probe']): Database {
  return Object.assign(drizzle(retryingStatements(pool)), pooledTransactions(pool), { probe });
}

/** @returns the connections of a pool, as they are now. */
export function stateOf(name: string, pool: pg.Pool): PoolState {
  const { totalCount: open, idleCount: idle, waitingCount: waiting } = pool;
  return { name, open, idle, waiting };
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
