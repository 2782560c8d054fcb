import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../adapters/database/database.ts';
import { checkouts, stripeCustomers, users } from '../schema.ts';

/** Records that an account is to be deleted. @returns false if there is no such account. */
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
 * Cancels a request, unless a later one was made. What the provider has already done of it is read
 * again: the subscription is due to be read, and the open payment page to be closed before
 * another one opens.
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
      .where(and(eq(users.id, accountId), eq(users.deletionRequestedAt, requestedAt)))
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

/** @returns whether the account is being deleted, or already is. */
export async function isLeaving(db: Database, accountId: string): Promise<boolean> {
  const rows = await db
    .select({ requestedAt: users.deletionRequestedAt })
    .from(users)
    .where(eq(users.id, accountId));
  return rows.every(({ requestedAt }) => requestedAt !== null);
}

/**
 * Takes the deletion that has waited longest, so that no other server continues it too.
 * @param before requested by then.
 * @param again the new time of the request, which decides when it is due again.
 * @returns its user's id, or undefined if none is due.
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
 * Locks an account that was created before that time and never confirmed, to be removed in the
 * caller's transaction; it cannot be confirmed in the meantime.
 * @returns its id, or undefined if there is none.
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
    // Also what makes PostgreSQL take the index: it expects to find one of them soon in any order.
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
