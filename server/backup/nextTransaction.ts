import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../adapters/database/database.ts';

/**
 * @returns the number of the next transaction that writes. Reading, checkpoints and updates that
 * match no row do not change it, nor does a restart.
 */
export async function nextTransaction(db: Database | Transaction): Promise<string> {
  const { rows } = await db.execute<{ next: string }>(
    sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next`,
  );
  return rows[0]?.next ?? '';
}
