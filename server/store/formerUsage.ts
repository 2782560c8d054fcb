import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../adapters/database/database.ts';
import { purge } from './purge.ts';
import { formerUsage } from './schema.ts';

/**
 * Remembers the free generations that an account used which is being deleted, in one statement: two accounts of one mailbox
 * that go at the same moment are both counted. What is remembered already is added to, unless it has expired.
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

/** @returns what is remembered of a mailbox, and until when; undefined where nothing is. */
export async function findFormerUsage(
  tx: Transaction,
  emailHash: string,
  now: Date,
): Promise<{ readonly used: number; readonly expiresAt: Date } | undefined> {
  const [row] = await tx
    .select({ used: formerUsage.used, expiresAt: formerUsage.expiresAt })
    .from(formerUsage)
    .where(and(eq(formerUsage.emailHash, emailHash), gt(formerUsage.expiresAt, now)));
  return row;
}

/** Forgets what has been remembered for long enough. */
export async function removeExpiredFormerUsage(db: Database, now: Date): Promise<void> {
  await purge(db, formerUsage, lte(formerUsage.expiresAt, now));
}
