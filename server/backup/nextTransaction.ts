import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../adapters/database/database.ts';

/**
 * @returns the number of the next transaction that writes. Reading, checkpoints and updates that
 *   meet no row leave it as it is, and so do a stop and a start.
 */
export async function nextTransaction(db: Database | Transaction): Promise<string> {
  const { rows } = await db.execute<{ next: string }>(
    sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next`,
  );
  return rows[0]?.next ?? '';
}
