import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../adapters/database/database.ts';
import { lockProjects } from './removeInParts.ts';
import * as tables from './schema.ts';

/**
 * The order in which transactions lock rows, by table (docs/decisions/0048-lock-order-and-transaction-retries.md), to
 * avoid deadlocks. `update`, `delete`, `select … for …` and `insert … on conflict` lock the row itself; an
 * `insert` also locks the rows that its foreign keys reference, `for key share`. If a transaction inserts such a row
 * after it has locked a later table, it must lock the referenced row beforehand (`holdAccount`, `holdProject`). Once it
 * has locked a row of a later table, it never strengthens the lock on an earlier row.
 *
 * Within a table, the transaction of a request locks only one row, or rows that share an email or a locked parent row.
 * In `sign_in_failures`, it locks a network's row before an email's. A job that purges a table skips locked rows
 * (`purge`).
 *
 * The tables of stand-ins are locked after all of these.
 *
 * `server/tests/lockOrder.http.test.ts` checks that this order is followed.
 */
export const lockOrder: readonly PgTable[] = [
  tables.rateLimits,
  tables.users,
  tables.stripeCustomers,
  tables.stripeSubscriptions,
  tables.checkouts,
  tables.projectRows,
  tables.projectModules,
  tables.moduleVersions,
  tables.checkAnswers,
  tables.accountStorage,
  tables.aiUsage,
  tables.generations,
  tables.generationPieces,
  tables.aiDays,
  tables.mailLinks,
  tables.accounts,
  tables.twoFactor,
  tables.recoveryCodes,
  tables.signInChallenges,
  tables.sessions,
  tables.knownDevices,
  tables.formerUsage,
  tables.signInFailures,
  tables.stripeEvents,
  tables.outbox,
  tables.mailsGivenUp,
  tables.documents,
  tables.documentPieces,
  tables.industryFigures,
  tables.keptNumbers,
  tables.authSecrets,
  tables.adminLog,
];

/** Tables whose rows are locked only while their project's row is locked. */
const inProjects: ReadonlySet<PgTable> = new Set([
  tables.projectModules,
  tables.moduleVersions,
  tables.checkAnswers,
]);

/**
 * Locks the rows that reference an account, in the order of `lockOrder`, because cascading foreign keys would lock them
 * in another order. Locking a project protects its contents. The transaction must have locked the account's row.
 */
export async function lockOwnRows(tx: Transaction, accountId: string): Promise<void> {
  for (const table of lockOrder) {
    const columns = Object.values(getTableColumns(table));
    if (!columns.some(({ name }) => name === 'user_id') || inProjects.has(table)) continue;
    if (table === tables.projectRows) {
      await lockProjects(tx, accountId);
      continue;
    }
    // Only a count is returned, so that the rows themselves are not transferred.
    await tx.execute(
      sql`select count(*) from (select from ${table} where user_id = ${accountId} for update) as locked`,
    );
  }
}

/** @returns a table's position in `lockOrder`; undefined if the table is not listed. */
export function lockRank(table: string): number | undefined {
  const rank = lockOrder.findIndex((one) => getTableName(one) === table);
  return rank < 0 ? undefined : rank;
}
