import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect } from 'vitest';
import { jobLimits, openPostgres } from '../adapters/database/database.ts';
import type { TestDatabase } from './database.ts';

/** Rows that a connection of the test's own holds, so that a race happens the same way every time. */
export interface RowLock {
  /** Resolves when at least so many sessions of this database wait for a lock. */
  waiters(count: number): Promise<void>;
  release(): Promise<void>;
}

/**
 * Locks rows until they are released. For a PostgreSQL: the embedded database has one session.
 * @param select without its `for update`.
 */
export async function lockRows(
  database: Pick<TestDatabase, 'url'>,
  select: string,
  values: readonly string[],
): Promise<RowLock> {
  const client = new pg.Client({ connectionString: database.url });
  // A test that failed drops its database over this connection; its own failure is what counts.
  client.on('error', () => {});
  await client.connect();
  await client.query('begin');
  const { rowCount } = await client.query(`${select} for update`, [...values]);
  if (!rowCount) throw new Error(`no row to lock: ${select}`);
  // The holder's own view of the others must not be kept for the length of its transaction.
  await client.query('set local stats_fetch_consistency = none');
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
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

const countedName = 'counted';

/** A pool whose deadlocks `deadlocksSeen` counts; its statements wait for a lock however slow the machine is. */
export function openCounted(database: Pick<TestDatabase, 'url'>): TestDatabase {
  const url = `${database.url}?application_name=${countedName}`;
  return { ...openPostgres(url, () => {}, jobLimits), url: database.url };
}

/**
 * How many deadlocks a database has seen. A session reports its own when it ends at the latest: the
 * pools of `openCounted` are closed by now.
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
