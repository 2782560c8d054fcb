import { sql } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.ts';

/**
 * Makes the room of dead rows usable again in tables that have more of them than autovacuum's own thresholds allow.
 * The embedded database has no autovacuum: without this, every save makes its folder larger. One statement a table,
 * so that requests are answered in between; the tables of long values (`pg_toast`) count by themselves.
 */
export async function vacuum(db: Database): Promise<void> {
  // The counts of this session are otherwise up to a second old.
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const { rows } = await db.execute<{ schema: string; table: string }>(sql`
    select schemaname as schema, relname as table from pg_stat_all_tables
    where schemaname in ('public', 'pg_toast') and n_dead_tup > 50 + 0.2 * n_live_tup`);
  for (const { schema, table } of rows) {
    await db.execute(sql`vacuum ${sql.identifier(schema)}.${sql.identifier(table)}`);
  }
}
