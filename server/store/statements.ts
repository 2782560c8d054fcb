import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../adapters/database/database.ts';

/**
 * Builds a frequently used statement once per connection rather than once per call, because building a statement takes
 * longer than sending it. Its values must be `sql.placeholder`s. PostgreSQL keeps nothing of it, since a pooler may give
 * each transaction another of its connections.
 */
export function prepared<Statement>(
  build: (connection: Transaction) => { prepare(name: string): Statement },
): (connection: Transaction) => Statement {
  const built = new WeakMap<Transaction, Statement>();
  return (connection) => {
    const statement = built.get(connection) ?? build(connection).prepare('');
    built.set(connection, statement);
    return statement;
  };
}

/**
 * Deletes the matching rows, or none if `which` is undefined. Rows locked by another transaction are skipped, so every
 * server may run this at the same time (`lockOrder.ts`).
 */
export async function purge(
  tx: Transaction,
  table: PgTable,
  which: SQL | undefined,
): Promise<void> {
  await tx.execute(sql`
    delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${which ?? sql`false`} for update skip locked))`);
}
