import { sql } from 'drizzle-orm';
import type { Transaction } from '../adapters/database/database.ts';
import { keptNumbers } from './schema.ts';

/** @returns the owner's numbers that a server kept, as they were stored; undefined where none did. */
export async function findKeptNumbers(tx: Transaction): Promise<unknown> {
  const [row] = await tx.select({ numbers: keptNumbers.numbers }).from(keptNumbers);
  return row?.numbers;
}

/** Keeps the owner's numbers for all servers. @param dueAt when they are counted again. */
export async function keepNumbers(tx: Transaction, numbers: object, dueAt: Date): Promise<void> {
  await tx
    .insert(keptNumbers)
    .values({ id: 1, numbers, dueAt })
    .onConflictDoUpdate({ target: keptNumbers.id, set: { numbers, dueAt } });
}

/**
 * Claims the next count, so that one server alone makes it.
 * @param dueAt when the one after it is made, even if this one fails.
 * @returns whether it is due.
 */
export async function claimCount(tx: Transaction, now: Date, dueAt: Date): Promise<boolean> {
  const claimed = await tx
    .update(keptNumbers)
    .set({ dueAt })
    .where(sql`${keptNumbers.dueAt} <= ${now.toISOString()}`)
    .returning({ id: keptNumbers.id });
  return claimed.length > 0;
}

/** Keeps them no longer. */
export async function dropKeptNumbers(tx: Transaction): Promise<void> {
  await tx.delete(keptNumbers);
}
