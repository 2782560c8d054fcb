import { jobLimits, openPostgres } from '@elan/server/adapters/database/database';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect } from 'vitest';
import type { TestDatabase } from './database.ts';

/** Rows locked by a separate connection of the test, so that a race always happens the same way. */
export interface RowLock {
  /** Resolves when at least this many sessions of the database wait for a lock. */
  waiters(count: number): Promise<void>;
  release(): Promise<void>;
}

/**
 * Locks rows until they are released. For PostgreSQL only: the embedded database has one session.
 * @param select without its `for update`.
 */
export async function lockRows(
  database: Pick<TestDatabase, 'url'>,
  select: string,
  values: readonly string[],
): Promise<RowLock> {
  const client = new pg.Client({ connectionString: database.url });
  // A failed test drops its database under this connection; only the test's own failure matters.
  client.on('error', () => {});
  await client.connect();
  await client.query('begin');
  const { rowCount } = await client.query(`${select} for update`, [...values]);
  if (!rowCount) throw new Error(`no row to lock: ${select}`);
  return {
    async waiters(count) {
      await expect.poll(() => waitingSessions(client)).toBeGreaterThanOrEqual(count);
    },
    async release() {
      await client.query('rollback');
      await client.end();
    },
  };
}

async function waitingSessions(client: pg.Client): Promise<number> {
  // In a transaction the list of sessions is cached: one opened since its first reading would be missed.
  await client.query('select pg_stat_clear_snapshot()');
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

const countedName = 'counted';

/** A pool whose deadlocks `deadlocksSeen` counts; its statements have no lock timeout. */
export function openCounted(database: Pick<TestDatabase, 'url'>): TestDatabase {
  const url = `${database.url}?application_name=${countedName}`;
  return { ...openPostgres(url, () => {}, jobLimits), url: database.url };
}

/**
 * How many deadlocks a database has seen. A session reports its own at the latest when it ends: the
 * pools of `openCounted` must be closed.
 */
export async function deadlocksSeen({ db }: TestDatabase): Promise<number> {
  const open = sql`select from pg_stat_activity
    where datname = current_database() and application_name = ${countedName}`;
  await expect.poll(async () => (await db.execute(open)).rows.length).toBe(0);
  const { rows } = await db.execute<{ count: number }>(
    sql`select deadlocks::int as count from pg_stat_database where datname = current_database()`,
  );
  return rows[0]?.count ?? 0;
}
