import { and, desc, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../adapters/database/database.ts';
import { formerUsage } from '../schema.ts';
import { purge } from '../statements.ts';

/**
 * Stores the free generations used by an account that is being deleted, in one statement: of two
 * accounts with one mailbox deleted at the same moment, both are counted. An existing count is
 * added to, unless it has expired.
 * @param used by the account itself, without what it had carried over.
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
 * @param emailHashes of the mailbox, under each secret that may have been used.
 * @returns its stored counts together, and until when; undefined if there is none.
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

/** Deletes the expired counts. */
export async function removeExpiredFormerUsage(db: Database, now: Date): Promise<void> {
  await purge(db, formerUsage, lte(formerUsage.expiresAt, now));
}
