import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { databaseTroubleOf } from '../../lib/databaseTroubles.ts';

/**
 * The transactions of a pool. Each takes a connection and releases it in any case; a broken one is
 * discarded. drizzle-orm 0.45 does not: it connects before its `try`, so that a failed `begin` loses the
 * connection for good. A transaction that PostgreSQL ended in favour of another is run again
 * (docs/decisions/0048-lock-order-and-transaction-retries.md): its work changes nothing but the database.
 */
export function pooledTransactions(pool: pg.Pool) {
  /** One handle for each connection, so that its prepared statements live as long as it does. */
  const handles = new WeakMap<pg.PoolClient, NodePgDatabase>();
  const handleOf = (client: pg.PoolClient): NodePgDatabase => {
    const handle = handles.get(client) ?? drizzle(client);
    handles.set(client, handle);
    return handle;
  };

  const borrow = async <Result>(use: (client: pg.PoolClient) => Promise<Result>) => {
    const client = await pool.connect();
    let failure: unknown;
    try {
      return await use(client);
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      client.release(databaseTroubleOf(failure)?.endsConnection);
    }
  };

  const transaction: NodePgDatabase['transaction'] = (work, settings) =>
    retryConflicts(() => borrow((client) => handleOf(client).transaction(work, settings)));

  /**
   * The same, beginning with `opening` (statements without values) in one round trip.
   * @throws what `work` throws, and when the commit turned out to be a rollback.
   */
  const transactionWith = <Result>(
    opening: string,
    work: (tx: NodePgDatabase) => Promise<Result>,
  ): Promise<Result> =>
    retryConflicts(() =>
      borrow(async (client) => {
        try {
          await client.query(`begin; ${opening}`);
          const result = await work(handleOf(client));
          const { command } = await client.query('commit');
          // PostgreSQL answers a commit after a failed statement with a rollback, without an error.
          if (command !== 'COMMIT') throw new Error('the transaction was rolled back');
          return result;
        } catch (error) {
          // Not on a connection that ends: the pool discards it, and PostgreSQL rolls back.
          if (!databaseTroubleOf(error)?.endsConnection) await client.query('rollback');
          throw error;
        }
      }),
    );

  return { transaction, transactionWith };
}

/** @returns the pool, whose single statements are run again like transactions: each is one by itself. */
export function retryingStatements(pool: pg.Pool): pg.Pool {
  const query = (...given: unknown[]) =>
    retryConflicts(() => Reflect.apply(pool.query, pool, given));
  return Object.create(pool, { query: { value: query } });
}

/** A repeated conflict is our own bug, and must be visible. */
const attempts = 5;

/**
 * Runs a complete transaction, and runs it again when PostgreSQL ended it in favour of another:
 * nothing of it was kept. `transaction` must change nothing but the database.
 * @throws what `transaction` throws; after five conflicts, the last of them.
 */
export async function retryConflicts<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === attempts || !databaseTroubleOf(error)?.mayRunAgain) throw error;
    }
  }
}
