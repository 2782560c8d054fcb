import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../adapters/database/database.ts';
import { lockProjects } from './removeInParts.ts';
import {
  accountStorage,
  accounts,
  adminLog,
  aiUsage,
  checkouts,
  formerUsage,
  generations,
  mailLinks,
  moduleVersions,
  outbox,
  projectModules,
  projectRows,
  sessions,
  signInFailures,
  stripeCustomers,
  stripeEvents,
  stripeSubscriptions,
  users,
  verifications,
} from './schema.ts';

/**
 * The order in which a transaction locks rows, by their table (docs/decisions/0048): two transactions
 * that keep to it can wait for each other in one direction only. A row is locked by `update`, `delete`,
 * `select … for …` and `insert … on conflict`; an `insert` also locks the rows that its foreign keys
 * point at, `for key share`. A transaction that needs one of those later locks it first (`holdAccount`,
 * `holdProject`), and never locks a row more strongly once a later table is locked.
 *
 * Within a table: one row, or rows that are only locked with the row above them, or a network's row before
 * an e-mail's (`sign_in_failures`). A job that deletes rows of many people skips the locked ones (`purge.ts`).
 *
 * Tables of stand-ins come after all of these.
 *
 * `server/tests/lockOrder.test.ts` has every flow keep to it.
 */
export const lockOrder: readonly PgTable[] = [
  users,
  stripeCustomers,
  stripeSubscriptions,
  checkouts,
  projectRows,
  projectModules,
  moduleVersions,
  accountStorage,
  aiUsage,
  generations,
  mailLinks,
  accounts,
  sessions,
  formerUsage,
  signInFailures,
  stripeEvents,
  outbox,
  verifications,
  adminLog,
];

/** No transaction locks what is in a project without holding the project's row. */
const inProjects: ReadonlySet<PgTable> = new Set([projectModules, moduleVersions]);

/**
 * Locks everything that hangs on an account, whose own row the transaction holds: its foreign keys would
 * remove it in an order of their own.
 */
export async function lockOwnRows(tx: Transaction, userId: string): Promise<void> {
  for (const table of lockOrder) {
    if (!('userId' in getTableColumns(table)) || inProjects.has(table)) continue;
    if (table === projectRows) {
      await lockProjects(tx, userId);
      continue;
    }
    // Counted there: the rows themselves stay where they are.
    await tx.execute(
      sql`select count(*) from (select from ${table} where user_id = ${userId} for update) as locked`,
    );
  }
}

/** @returns whether a table is in the order, and where. */
export function lockRank(table: string): number | undefined {
  const rank = lockOrder.findIndex((one) => getTableName(one) === table);
  return rank < 0 ? undefined : rank;
}
