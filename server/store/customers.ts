import { and, eq, gt, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.ts';
import type { ProviderKind } from '../config/config.ts';
import { checkouts, stripeCustomers, stripeSubscriptions } from './schema.ts';

/** @returns the payment provider's id of a person of ours, if they ever began a checkout. */
export async function findCustomer(db: Database, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ customerId: stripeCustomers.customerId })
    .from(stripeCustomers)
    .where(eq(stripeCustomers.userId, userId));
  return row?.customerId;
}

/** @returns who of ours a customer of the payment provider is, if anybody. */
export async function findOwner(db: Database, customerId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: stripeCustomers.userId })
    .from(stripeCustomers)
    .where(eq(stripeCustomers.customerId, customerId));
  return row?.userId;
}

/**
 * Keeps which customer a person is; the first one stays. @returns the one that is kept, or undefined where the
 * account is to be deleted: it becomes nobody's customer any more.
 */
export async function keepCustomer(
  db: Database,
  customer: {
    readonly userId: string;
    readonly customerId: string;
    readonly provider: ProviderKind;
  },
  now: Date,
): Promise<string | undefined> {
  const { userId, customerId, provider } = customer;
  await db.execute(sql`
    insert into stripe_customers (user_id, customer_id, provider, created_at)
    select u.id, ${customerId}, ${provider}, ${now.toISOString()}::timestamptz
    from users u where u.id = ${userId} and u.deletion_requested_at is null for share
    on conflict do nothing`);
  return findCustomer(db, userId);
}

/** Forgets a customer whom the provider has no more. */
export async function forgetCustomer(db: Database, customerId: string): Promise<void> {
  await db.delete(stripeCustomers).where(eq(stripeCustomers.customerId, customerId));
}

/** @returns of which providers there are customers. */
export async function providersInUse(db: Database): Promise<ProviderKind[]> {
  const rows = await db
    .selectDistinct({ provider: stripeCustomers.provider })
    .from(stripeCustomers);
  return rows.map(({ provider }) => provider);
}

/** Forgets the customers of every other provider, with their subscriptions and open checkouts. */
export async function forgetCustomersExcept(db: Database, provider: ProviderKind): Promise<void> {
  await db.transaction(async (tx) => {
    const isOther = ne(stripeCustomers.provider, provider);
    const rows = await tx
      .select({ userId: stripeCustomers.userId })
      .from(stripeCustomers)
      .where(isOther)
      .orderBy(stripeCustomers.userId)
      .for('update');
    const others = rows.map(({ userId }) => userId);
    await tx.delete(stripeSubscriptions).where(inArray(stripeSubscriptions.userId, others));
    await tx.delete(checkouts).where(inArray(checkouts.userId, others));
    await tx.delete(stripeCustomers).where(isOther);
  });
}

/** A reading of the provider that has begun; the later one has the higher ordinal. */
export interface Reading {
  readonly userId: string;
  readonly customerId: string;
  readonly ordinal: number;
}

/**
 * Numbers a reading before the provider is asked. @returns undefined for who is no customer, and for who is
 * leaving: the end of that subscription is told by the mail of the deletion.
 */
export async function beginReading(
  db: Database,
  userId: string,
  now: Date,
): Promise<Reading | undefined> {
  const [row] = await db
    .update(stripeCustomers)
    .set({ readingsBegun: sql`${stripeCustomers.readingsBegun} + 1`, readAt: now })
    .where(and(eq(stripeCustomers.userId, userId), isStaying(userId)))
    .returning({
      customerId: stripeCustomers.customerId,
      ordinal: stripeCustomers.readingsBegun,
    });
  return row && { userId, ...row };
}

const isStaying = (userId: string) =>
  sql`not exists (select from users u where u.id = ${userId} and u.deletion_requested_at is not null)`;

const minutes = (count: number) => count * 60_000;
/** How long after an event that may have been lost the provider is asked about it often, in milliseconds. */
const soonAfter = minutes(60);

/**
 * Takes the customers whom the provider may have told us about in vain, so that no other server asks too:
 * every two minutes those whose last reading found no answer, those with a checkout open or a first payment under
 * way and those whose period has just ended, every hour those that owe, every day those that live.
 */
export async function takeDueCustomers(db: Database, now: Date, limit: number): Promise<string[]> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);
  const readBefore = (moment: Date) =>
    or(
      isNull(stripeCustomers.readAt),
      lt(stripeCustomers.readAt, moment),
      // Read while the clock was ahead.
      gt(stripeCustomers.readAt, now),
    );
  const isUnanswered = gt(stripeCustomers.readingsBegun, stripeCustomers.readingKept);
  const { status, premium, currentPeriodEnd } = stripeSubscriptions;
  const isOver = and(
    lte(currentPeriodEnd, seconds(now)),
    sql`${currentPeriodEnd} > ${seconds(ago(soonAfter))}`,
  );
  const due = db
    .select({ userId: stripeCustomers.userId })
    .from(stripeCustomers)
    .leftJoin(checkouts, eq(checkouts.userId, stripeCustomers.userId))
    .leftJoin(stripeSubscriptions, eq(stripeSubscriptions.userId, stripeCustomers.userId))
    .where(
      or(
        and(
          readBefore(ago(minutes(2))),
          or(
            isUnanswered,
            gt(checkouts.expiresAt, ago(minutes(10))),
            isOver,
            eq(status, 'incomplete'),
          ),
        ),
        and(readBefore(ago(minutes(60))), inArray(status, ['past_due', 'unpaid'])),
        and(readBefore(ago(minutes(24 * 60))), eq(premium, true)),
      ),
    )
    .orderBy(sql`${stripeCustomers.readAt} nulls first`)
    .limit(limit)
    .for('update', { of: stripeCustomers, skipLocked: true });
  const taken = await db
    .update(stripeCustomers)
    .set({ readAt: now })
    .where(inArray(stripeCustomers.userId, due))
    .returning({ userId: stripeCustomers.userId });
  return taken.map(({ userId }) => userId);
}
