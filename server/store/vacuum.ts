import { sql } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.ts';

/**
 * Vacuums the tables with more dead rows than autovacuum's default thresholds, so that their space is reused. The
 * embedded database has no autovacuum, so its folder would otherwise grow with each save. Each table, also each in
 * `pg_toast`, gets its own statement, so that requests are answered in between.
 */
export async function vacuum(db: Database): Promise<void> {
  // Otherwise this session's statistics may be up to a second old.
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const { rows } = await db.execute<{ schema: string; table: string }>(sql`
    select schemaname as schema, relname as table from pg_stat_all_tables
    where schemaname in ('public', 'queue', 'pg_toast') and n_dead_tup > 50 + 0.2 * n_live_tup`);
  for (const { schema, table } of rows) {
    await db.execute(sql`vacuum ${sql.identifier(schema)}.${sql.identifier(table)}`);
  }
}
