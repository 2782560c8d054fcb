import { sql } from 'drizzle-orm';
import type { Transaction } from '../adapters/database/database.ts';
import { keptNumbers } from './schema.ts';

/** @returns the cached statistics as a server stored them; undefined if there are none. */
export async function findKeptNumbers(tx: Transaction): Promise<unknown> {
  const [row] = await tx.select({ numbers: keptNumbers.numbers }).from(keptNumbers);
  return row?.numbers;
}

/** Caches the owner's statistics for all servers. @param dueAt when to compute them again. */
export async function keepNumbers(tx: Transaction, numbers: object, dueAt: Date): Promise<void> {
  await tx
    .insert(keptNumbers)
    .values({ id: 1, numbers, dueAt })
    .onConflictDoUpdate({ target: keptNumbers.id, set: { numbers, dueAt } });
}

/**
 * Claims the due computation of the cached statistics, so that only one server runs it.
 * @param dueAt when the next computation is due, even if this one fails.
 * @returns whether a computation was due and this server claimed it; false if nothing is cached.
 */
export async function claimCount(tx: Transaction, now: Date, dueAt: Date): Promise<boolean> {
  const claimed = await tx
    .update(keptNumbers)
    .set({ dueAt })
    .where(sql`${keptNumbers.dueAt} <= ${now.toISOString()}`)
    .returning({ id: keptNumbers.id });
  return claimed.length > 0;
}

/** Deletes the cached statistics. */
export async function dropKeptNumbers(tx: Transaction): Promise<void> {
  await tx.delete(keptNumbers);
}
