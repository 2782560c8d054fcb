import { jobLimits, openPostgres } from '@elan/server/adapters/database/database';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect } from 'vitest';
import type { TestDatabase } from './database.ts';

/** Rows that a separate connection locks, so that a race always has the same order of events. */
export interface RowLock {
  /** Resolves once at least this many database sessions are waiting for a lock. */
  waiters(count: number): Promise<void>;
  release(): Promise<void>;
}

/**
 * Locks rows until they are released. Only for PostgreSQL, because the embedded database has a single session.
 * @param select a query without `for update`.
 */
export async function lockRows(
  database: Pick<TestDatabase, 'url'>,
  select: string,
  values: readonly string[],
): Promise<RowLock> {
  const client = new pg.Client({ connectionString: database.url });
  // A failed test drops its database while this connection is open. That error must not hide the test's own.
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
  // Inside a transaction, PostgreSQL caches the list of sessions, which would miss new ones.
  await client.query('select pg_stat_clear_snapshot()');
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

const countedName = 'counted';

/** Opens a pool without lock timeouts whose deadlocks `deadlocksSeen` counts. */
export function openCounted(database: Pick<TestDatabase, 'url'>): TestDatabase {
  const url = `${database.url}?application_name=${countedName}`;
  return { ...openPostgres(url, () => {}, jobLimits), url: database.url };
}

/**
 * @returns the number of deadlocks in the database so far. A session may report its deadlocks only when it ends, so the
 * pools of `openCounted` must be closed first.
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
