import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../adapters/database/database.ts';
import { lockProjects } from './removeInParts.ts';
import {
  accountStorage,
  accounts,
  adminLog,
  aiDays,
  aiUsage,
  authSecrets,
  checkAnswers,
  checkouts,
  formerUsage,
  generationPieces,
  generations,
  keptNumbers,
  knownDevices,
  mailLinks,
  mailsGivenUp,
  moduleVersions,
  outbox,
  projectModules,
  projectRows,
  rateLimits,
  recoveryCodes,
  sessions,
  signInChallenges,
  signInFailures,
  stripeCustomers,
  stripeEvents,
  stripeSubscriptions,
  twoFactor,
  users,
} from './schema.ts';

/**
 * The order in which a transaction locks rows, by their table (docs/decisions/0048-lock-order-and-transaction-retries.md): two
 * transactions that follow it can wait for each other in one direction only. A row is locked by
 * `update`, `delete`, `select … for …` and `insert … on conflict`; an `insert` also locks the rows
 * that its foreign keys point at, `for key share`. A transaction that needs one of those later
 * locks it first (`holdAccount`, `holdProject`), and never locks a row more strongly once a later
 * table is locked.
 *
 * Within a table: one row, or rows that are only locked together with their parent row, or a
 * network's row before an email's (`sign_in_failures`). A job that deletes rows of many people
 * skips the locked ones (`statements.ts`).
 *
 * Tables of stand-ins come after all of these.
 *
 * `server/tests/lockOrder.http.test.ts` checks every flow.
 */
export const lockOrder: readonly PgTable[] = [
  rateLimits,
  users,
  stripeCustomers,
  stripeSubscriptions,
  checkouts,
  projectRows,
  projectModules,
  moduleVersions,
  checkAnswers,
  accountStorage,
  aiUsage,
  generations,
  generationPieces,
  aiDays,
  mailLinks,
  accounts,
  twoFactor,
  recoveryCodes,
  signInChallenges,
  sessions,
  knownDevices,
  formerUsage,
  signInFailures,
  stripeEvents,
  outbox,
  mailsGivenUp,
  keptNumbers,
  authSecrets,
  adminLog,
];

/** No transaction locks the contents of a project without holding the project's row. */
const inProjects: ReadonlySet<PgTable> = new Set([projectModules, moduleVersions, checkAnswers]);

/**
 * Locks all rows that reference an account, whose own row the transaction holds: its foreign keys
 * would remove them in a different order.
 */
export async function lockOwnRows(tx: Transaction, accountId: string): Promise<void> {
  for (const table of lockOrder) {
    const columns = Object.values(getTableColumns(table));
    if (!columns.some(({ name }) => name === 'user_id') || inProjects.has(table)) continue;
    if (table === projectRows) {
      await lockProjects(tx, accountId);
      continue;
    }
    // Counted by the database, so that the rows themselves are not transferred.
    await tx.execute(
      sql`select count(*) from (select from ${table} where user_id = ${accountId} for update) as locked`,
    );
  }
}

/** @returns a table's place in the order; undefined if it is not in it. */
export function lockRank(table: string): number | undefined {
  const rank = lockOrder.findIndex((one) => getTableName(one) === table);
  return rank < 0 ? undefined : rank;
}
