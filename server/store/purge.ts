import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../adapters/database/database.ts';

/**
 * Deletes rows of any number of people, but for those that a transaction has locked: they go the next time.
 * So it waits for no other transaction, and every server may do it at the same moment (`lockOrder.ts`).
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
