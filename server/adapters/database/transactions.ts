import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { databaseTroubleOf } from '../../lib/databaseTroubles.ts';

/**
 * Creates the functions that run transactions on a pool. Each takes a connection and always releases it, or discards it
 * if it is broken. The pool is not given to drizzle-orm 0.45, which connects before its `try`, so that a failed `begin`
 * leaks the connection. A transaction that PostgreSQL aborted because of a conflict is retried
 * (docs/decisions/0048-lock-order-and-transaction-retries.md), so `work` must have no effects outside the database.
 */
export function pooledTransactions(pool: pg.Pool) {
  /** One handle per connection, so that prepared statements live as long as their connection. */
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
   * Like `transaction`, beginning with `opening` (statements without parameters) in the same round trip.
   * @throws what `work` throws, and an error if the commit turned out to be a rollback.
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
          // After a failed statement, PostgreSQL answers a commit with a rollback instead of an error.
          if (command !== 'COMMIT') throw new Error('the transaction was rolled back');
          return result;
        } catch (error) {
          // No rollback on a broken connection: the pool discards it, and PostgreSQL rolls back.
          if (!databaseTroubleOf(error)?.endsConnection) await client.query('rollback');
          throw error;
        }
      }),
    );

  return { transaction, transactionWith };
}

/** @returns the pool, whose single statements are retried like transactions, since each is its own transaction. */
export function retryingStatements(pool: pg.Pool): pg.Pool {
  const query = (...given: unknown[]) =>
    retryConflicts(() => Reflect.apply(pool.query, pool, given));
  return Object.create(pool, { query: { value: query } });
}

/** Limited, because a conflict that repeats is a bug of ours and must surface. */
const attempts = 5;

/**
 * Runs a complete transaction, and retries it if PostgreSQL aborted it because of a conflict, in which case none of it
 * was committed. `transaction` must have no effects outside the database.
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
