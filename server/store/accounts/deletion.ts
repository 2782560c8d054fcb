import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../adapters/database/database.ts';
import { checkouts, stripeCustomers, users } from '../schema.ts';

/** Records that deletion of an account was requested. @returns false if there is no such account. */
export async function requestDeletion(
  db: Database,
  accountId: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ deletionRequestedAt: now })
    .where(eq(users.id, accountId))
    .returning({ id: users.id });
  return rows.length > 0;
}

/**
 * Cancels a deletion request, unless a later request was made. The deletion may already have had effects at the
 * provider, so the subscription is marked to be read again. An open checkout is marked as expired, so that its page is
 * closed before another page opens.
 */
export async function takeBackDeletion(
  db: Database,
  accountId: string,
  requestedAt: Date,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const taken = await tx
      .update(users)
      .set({ deletionRequestedAt: null })
      // Another server may have brought back the time, if this one's clock was ahead.
      .where(and(eq(users.id, accountId), lte(users.deletionRequestedAt, requestedAt)))
      .returning({ id: users.id });
    if (taken.length === 0) return;
    await tx
      .update(stripeCustomers)
      .set({ readAt: null })
      .where(eq(stripeCustomers.accountId, accountId));
    await tx
      .update(checkouts)
      .set({ expiresAt: now })
      .where(and(eq(checkouts.accountId, accountId), gt(checkouts.expiresAt, now)));
  });
}

/**
 * Takes the deletion that has waited longest, so that no other server also continues it.
 * @param before only deletions requested before this time are due.
 * @param again the new time of the request, which determines when it is due again.
 * @returns the account's id, or undefined if none is due.
 */
export async function takeUnfinishedDeletion(
  db: Database,
  before: Date,
  again: Date,
): Promise<string | undefined> {
  const due = db
    .select({ id: users.id })
    .from(users)
    .where(lt(users.deletionRequestedAt, before))
    .orderBy(users.deletionRequestedAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await db
    .update(users)
    .set({ deletionRequestedAt: again })
    .where(sql`${users.id} in ${due}`)
    .returning({ id: users.id });
  return taken?.id;
}

/**
 * Locks the oldest account that was created before the given time and never confirmed, and marks it for deletion. The
 * caller can remove it in the same transaction, and it cannot be confirmed meanwhile.
 * @returns the account's id, or undefined if there is none.
 */
export async function takeUnconfirmed(
  tx: Transaction,
  before: Date,
  now: Date,
): Promise<string | undefined> {
  const due = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.emailVerified, false), lt(users.createdAt, before)))
    // This order also makes PostgreSQL use the index: without it, the planner expects to find a match quickly by a
    // scan.
    .orderBy(users.createdAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await tx
    .update(users)
    .set({ deletionRequestedAt: now })
    .where(sql`${users.id} in ${due}`)
    .returning({ id: users.id });
  return taken?.id;
}
