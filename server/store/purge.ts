import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../adapters/database/database.ts';

/**
 * Deletes rows of any number of people, except those locked by a transaction, which are deleted the
 * next time. So it never waits for another transaction, and every server may run it at the same
 * time (`lockOrder.ts`).
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
