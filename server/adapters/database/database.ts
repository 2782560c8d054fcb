import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { ConfigError } from '../../lib/configError.ts';
import { type ConnectionLimits, closeWhenSilent, postgresPool } from './postgresPool.ts';
import { type ProbeRow, sharedProbe } from './probe.ts';
import { pooledTransactions, retryConflicts, retryingStatements } from './transactions.ts';

/** A connection to PostgreSQL, embedded or external: the schema, the SQL and the driver are the same. */
export type Connection = NodePgDatabase;

/** A transaction, without the methods that start another one or end this one. */
export type Transaction = Pick<Connection, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

export interface Database extends Connection {
  /**
   * Runs a transaction that begins with `opening`, statements without parameters, in the same round trip as `begin`.
   */
  transactionWith<Result>(
    opening: string,
    work: (tx: Transaction) => Promise<Result>,
  ): Promise<Result>;
  /** Runs the SQL of a library: one statement with parameters, or several without. */
  runStatement(text: string, values?: unknown[]): Promise<{ rows: ProbeRow[] }>;
  /**
   * Runs a short statement without parameters within `probeMs`; on an external database, on its own connections.
   * @throws an error if it fails or takes longer.
   */
  probe(statement: string): Promise<readonly ProbeRow[]>;
}

/** Numbers of connections of one pool. */
export interface PoolState {
  readonly name: string;
  readonly open: number;
  readonly idle: number;
  /** Callers that are waiting for a connection. */
  readonly waiting: number;
}

export interface OpenDatabase {
  readonly isEmbedded: boolean;
  /** For requests. On an external database, `requestLimits` apply to each statement. */
  readonly db: Database;
  /** For jobs and other slow statements (`jobDb`). On an external database, `jobLimits` apply to each statement. */
  readonly jobs: Database;
  /** Runs `work`, such as a backup, in a transaction without a limit for statements, on a connection of its own. */
  withoutTimeLimit<Result>(
    work: (tx: Transaction) => Promise<Result>,
    settings?: PgTransactionConfig,
  ): Promise<Result>;
  /** Like `withoutTimeLimit`, for work that one process at a time does, such as migrations. Retried after a conflict. */
  exclusively(work: (tx: Transaction) => Promise<void>): Promise<void>;
  /** The current state of each connection pool, except that of the probes. */
  connections(): readonly PoolState[];
  close(): Promise<void>;
}

/** Thrown if another process has the embedded database's folder open. */
export class FolderInUse extends ConfigError {}

/** An arbitrary constant, which must be the same on every server. */
const migrationLock = 7_317_402;

/**
 * A request may wait 3 s twice for a connection (for its session and for its work), and 4 s once for a connection that
 * has gone silent: 10 s in total.
 */
const requestLimits: ConnectionLimits = {
  connectMs: 3_000,
  statementMs: 3_500,
  silenceMs: 4_000,
};
/**
 * Long enough for one batch of a removal (`store/removeInParts.ts`), a purge, or waiting for a lock on a busy machine.
 */
export const jobLimits: ConnectionLimits = {
  connectMs: 10_000,
  statementMs: 30_000,
  silenceMs: 35_000,
};
const probeLimits: ConnectionLimits = { connectMs: 1_500, statementMs: 1_500, silenceMs: 1_500 };
/**
 * Probe connections are replaced after this time, so that within seconds a probe sees the same state as a new
 * connection, for example a database that has become read-only.
 */
const probeLifetimeSeconds = 2;
/** Limit for opening a connection of `withoutTimeLimit`, and for silence while committing and closing, in milliseconds. */
const dedicatedConnectionMs = 10_000;

/**
 * @param url `postgres://…` URL of a PostgreSQL 15 or later.
 * @param log called with connection errors.
 * @param limits for the queries of requests.
 */
export function openPostgres(
  url: string,
  log: (error: Error) => void,
  limits = requestLimits,
): OpenDatabase {
  const requests = postgresPool(url, { ...limits, size: 20 }, log);
  const jobs = postgresPool(url, { ...jobLimits, size: 4 }, log);
  // Probes have their own connections, so that the server stays ready when requests use all of theirs. There are two,
  // so that a slow metrics scrape does not block the readiness probe.
  const probes = postgresPool(
    url,
    { ...probeLimits, size: 2, lifetimeSeconds: probeLifetimeSeconds },
    log,
  );
  const probe = sharedProbe((statement) => probes.query(statement));
  const withoutTimeLimit: OpenDatabase['withoutTimeLimit'] = async (work, settings) => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: dedicatedConnectionMs,
      keepAlive: true,
    });
    client.on('error', log);
    await client.connect();
    try {
      return await drizzle(client).transaction(async (tx) => {
        // The role or the database may have limits, as behind PgBouncer (docs/decisions/0047-database-timeouts.md).
        await tx.execute(
          sql`set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`,
        );
        const result = await work(tx);
        closeWhenSilent(client, dedicatedConnectionMs);
        return result;
      }, settings);
    } finally {
      closeWhenSilent(client, dedicatedConnectionMs);
      await client.end();
    }
  };
  return {
    isEmbedded: false,
    db: over(requests, probe),
    jobs: over(jobs, probe),
    withoutTimeLimit,
    exclusively: (work) =>
      retryConflicts(() =>
        withoutTimeLimit(async (tx) => {
          await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
          await work(tx);
        }),
      ),
    connections: () => [stateOf('requests', requests), stateOf('jobs', jobs)],
    async close() {
      await Promise.all([requests.end(), jobs.end(), probes.end()]);
    },
  };
}

/** @returns a `Database` that uses the given pool. */
export function over(pool: pg.Pool, probe: Database['probe']): Database {
  const runStatement: Database['runStatement'] = (text, values) => pool.query(text, values);
  return Object.assign(drizzle(retryingStatements(pool)), pooledTransactions(pool), {
    probe,
    runStatement,
  });
}

export function stateOf(name: string, pool: pg.Pool): PoolState {
  const { totalCount: open, idleCount: idle, waitingCount: waiting } = pool;
  return { name, open, idle, waiting };
}
