import { and, desc, gt, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../adapters/database/database.ts';
import { formerUsage } from '../schema.ts';

/**
 * Stores the free generations used by an account that is being deleted, adding them to an existing count that has not
 * expired. It is one statement, so that if two accounts of the same mailbox are deleted at once, both are counted.
 * @param used by the account itself, without the count carried over to it.
 */
export async function keepFormerUsage(
  tx: Transaction,
  emailHash: string,
  used: number,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  const earlier = sql`case when ${formerUsage.expiresAt} > ${now.toISOString()}::timestamptz then ${formerUsage.used} else 0 end`;
  await tx
    .insert(formerUsage)
    .values({ emailHash, used, expiresAt })
    .onConflictDoUpdate({
      target: formerUsage.emailHash,
      set: { used: sql`${earlier} + excluded.used`, expiresAt },
    });
}

/**
 * @param emailHashes the hashes of the mailbox, one for each secret that may have been used.
 * @returns the sum of the mailbox's unexpired counts, and the latest expiry; undefined if there is none.
 */
export async function findFormerUsage(
  tx: Transaction,
  emailHashes: readonly string[],
  now: Date,
): Promise<{ readonly used: number; readonly expiresAt: Date } | undefined> {
  const rows = await tx
    .select({ used: formerUsage.used, expiresAt: formerUsage.expiresAt })
    .from(formerUsage)
    .where(and(inArray(formerUsage.emailHash, [...emailHashes]), gt(formerUsage.expiresAt, now)))
    .orderBy(desc(formerUsage.expiresAt));
  const [latest] = rows;
  return latest && { ...latest, used: rows.reduce((sum, { used }) => sum + used, 0) };
}
