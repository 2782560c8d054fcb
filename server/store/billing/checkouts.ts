import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../adapters/database/database.ts';
import { checkouts, users } from '../schema.ts';

type CheckoutRow = typeof checkouts.$inferSelect;

export interface NewCheckout {
  readonly accountId: string;
  readonly attempt: string;
  readonly requestHash: string;
  /** When the attempt is presumed dead. */
  readonly leaseUntil: Date;
}

/** Whether a user `u` may be sold something. Their row must be locked, since an account may be blocked at any time. */
const mayBuy = sql`u.deletion_requested_at is null and u.suspended_at is null`;

/**
 * Claims the account's only checkout for an attempt, in a single statement, so that only one of several concurrent
 * attempts succeeds.
 * @returns false if the account has an unexpired checkout, is suspended or is being deleted.
 */
export async function claimCheckout(
  db: Database,
  { accountId, attempt, requestHash, leaseUntil }: NewCheckout,
  now: Date,
): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute(sql`
    insert into checkouts as c (user_id, attempt, wish, expires_at, created_at)
    select u.id, ${attempt}::uuid, ${requestHash}, ${leaseUntil.toISOString()}::timestamptz, ${at}
    from users u where u.id = ${accountId} and ${mayBuy} for share
    on conflict (user_id) do update set
      attempt = excluded.attempt, wish = excluded.wish, session_id = null, url = null,
      expires_at = excluded.expires_at, created_at = excluded.created_at
    where c.expires_at <= ${at}
    returning attempt`);
  return rows.length > 0;
}

/** @returns the account's stored checkout, even if it has expired. */
export async function findCheckout(
  db: Database,
  accountId: string,
): Promise<CheckoutRow | undefined> {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.accountId, accountId));
  return row;
}

/**
 * Stores the payment page of an attempt.
 * @returns false if another attempt has replaced this one, or the account is suspended or being deleted.
 */
export async function keepPaymentPage(
  db: Database,
  { accountId, attempt }: OwnAttempt,
  page: { readonly sessionId: string; readonly url: string; readonly expiresAt: Date },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with person as (
      select u.id from users u where u.id = ${accountId} and ${mayBuy} for share
    )
    update checkouts c
    set session_id = ${page.sessionId}, url = ${page.url}, expires_at = ${page.expiresAt.toISOString()}::timestamptz
    from person where c.user_id = person.id and c.attempt = ${attempt}::uuid
    returning c.attempt`);
  return rows.length > 0;
}

/** @returns what blocks an account from buying; `deletion` also if the account no longer exists. */
export async function findBlock(
  db: Database,
  accountId: string,
): Promise<'deletion' | 'suspension' | undefined> {
  const [row] = await db
    .select({ leavingSince: users.deletionRequestedAt, suspendedSince: users.suspendedAt })
    .from(users)
    .where(eq(users.id, accountId));
  if (!row || row.leavingSince) return 'deletion';
  return row.suspendedSince ? 'suspension' : undefined;
}

type OwnAttempt = Pick<NewCheckout, 'accountId' | 'attempt'>;

const isOf = ({ accountId, attempt }: OwnAttempt) =>
  and(eq(checkouts.accountId, accountId), eq(checkouts.attempt, attempt));

/** Ends the checkout of the given attempt, but not that of a later one, so that another may be claimed. */
export async function expireCheckout(db: Database, own: OwnAttempt, now: Date): Promise<void> {
  await db.update(checkouts).set({ expiresAt: now }).where(isOf(own));
}

/** Ends every open checkout, because a restored one lacks its page's URL. The next purchase closes that page. */
export async function expireAllCheckouts(db: Transaction): Promise<void> {
  const now = sql`now()`;
  await db.update(checkouts).set({ expiresAt: now }).where(gt(checkouts.expiresAt, now));
}

/** Removes the checkout of the given attempt, but not that of a later one. */
export async function dropCheckout(db: Database, own: OwnAttempt): Promise<void> {
  await db.delete(checkouts).where(isOf(own));
}
