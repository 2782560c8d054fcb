import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../outside/database.ts';
import { checkouts } from './schema.ts';

type CheckoutRow = typeof checkouts.$inferSelect;

export interface NewCheckout {
  readonly userId: string;
  readonly attempt: string;
  readonly wish: string;
  /** When the attempt is taken for dead. */
  readonly leaseUntil: Date;
}

/**
 * Takes the account's one place for a checkout, where it is free or its holder is over. One statement: of any
 * number of attempts at once, one gets it.
 */
export async function claimCheckout(
  db: Database,
  { userId, attempt, wish, leaseUntil }: NewCheckout,
  now: Date,
): Promise<boolean> {
  const taken = {
    attempt,
    wish,
    sessionId: null,
    url: null,
    expiresAt: leaseUntil,
    createdAt: now,
  };
  const rows = await db
    .insert(checkouts)
    .values({ userId, ...taken })
    .onConflictDoUpdate({
      target: checkouts.userId,
      set: taken,
      setWhere: sql`${checkouts.expiresAt} <= ${now.toISOString()}::timestamptz`,
    })
    .returning({ attempt: checkouts.attempt });
  return rows.length > 0;
}

/** @returns the checkout that holds the account's place. */
export async function findCheckout(db: Database, userId: string): Promise<CheckoutRow | undefined> {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.userId, userId));
  return row;
}

/** Keeps the payment page of an attempt. @returns false when the attempt lost its place meanwhile. */
export async function keepPaymentPage(
  db: Database,
  { userId, attempt }: Pick<NewCheckout, 'userId' | 'attempt'>,
  page: { readonly sessionId: string; readonly url: string; readonly expiresAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(checkouts)
    .set(page)
    .where(and(eq(checkouts.userId, userId), eq(checkouts.attempt, attempt)))
    .returning({ attempt: checkouts.attempt });
  return rows.length > 0;
}

/** Frees the place that an attempt holds. */
export async function dropCheckout(
  db: Database,
  { userId, attempt }: Pick<NewCheckout, 'userId' | 'attempt'>,
): Promise<void> {
  await db
    .delete(checkouts)
    .where(and(eq(checkouts.userId, userId), eq(checkouts.attempt, attempt)));
}
