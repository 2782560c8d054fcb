import { and, eq, gt, inArray, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../adapters/database/database.ts';
import type { ProviderKind } from '../../config/config.ts';
import { checkouts, stripeCustomers, stripeSubscriptions } from '../schema.ts';

/** @returns the id of an account's customer at the payment provider, if one is stored. */
export async function findCustomer(db: Database, accountId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ customerId: stripeCustomers.customerId })
    .from(stripeCustomers)
    .where(eq(stripeCustomers.accountId, accountId));
  return row?.customerId;
}

/** @returns the account that a customer of the payment provider belongs to, if any. */
export async function findOwner(db: Database, customerId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ accountId: stripeCustomers.accountId })
    .from(stripeCustomers)
    .where(eq(stripeCustomers.customerId, customerId));
  return row?.accountId;
}

/**
 * Stores an account's customer, unless it already has one.
 * @returns the id of the stored customer; undefined if there is none, for example if the account is being deleted.
 */
export async function keepCustomer(
  db: Database,
  customer: {
    readonly accountId: string;
    readonly customerId: string;
    readonly provider: ProviderKind;
  },
  now: Date,
): Promise<string | undefined> {
  const { accountId, customerId, provider } = customer;
  await db.execute(sql`
    insert into stripe_customers (user_id, customer_id, provider, created_at)
    select u.id, ${customerId}, ${provider}, ${now.toISOString()}::timestamptz
    from users u where u.id = ${accountId} and u.deletion_requested_at is null for share
    on conflict do nothing`);
  return findCustomer(db, accountId);
}

/** Deletes our row of a customer that no longer exists at the provider. */
export async function purgeCustomer(db: Database, customerId: string): Promise<void> {
  await db.delete(stripeCustomers).where(eq(stripeCustomers.customerId, customerId));
}

/** @returns the providers to which the stored customers belong. */
export async function providersInUse(db: Database): Promise<ProviderKind[]> {
  const rows = await db
    .selectDistinct({ provider: stripeCustomers.provider })
    .from(stripeCustomers);
  return rows.map(({ provider }) => provider);
}

/** Deletes our rows of all customers of other providers, with their subscriptions and checkouts. */
export async function forgetCustomersExcept(db: Database, provider: ProviderKind): Promise<void> {
  await db.transaction(async (tx) => {
    const isOther = ne(stripeCustomers.provider, provider);
    const rows = await tx
      .select({ accountId: stripeCustomers.accountId })
      .from(stripeCustomers)
      .where(isOther)
      .orderBy(stripeCustomers.accountId)
      .for('update');
    const others = rows.map(({ accountId }) => accountId);
    await tx.delete(stripeSubscriptions).where(inArray(stripeSubscriptions.accountId, others));
    await tx.delete(checkouts).where(inArray(checkouts.accountId, others));
    await tx.delete(stripeCustomers).where(isOther);
  });
}

/** A started reading of an account's subscription at the provider. Later readings have a higher ordinal. */
export interface Reading {
  readonly accountId: string;
  readonly customerId: string;
  readonly ordinal: number;
}

/**
 * Assigns a reading its ordinal before the provider is called.
 * @returns undefined if the account is not a customer or is being deleted. In the latter case, the mail about the
 *   deletion reports the end of the subscription.
 */
export async function beginReading(
  db: Database,
  accountId: string,
  now: Date,
): Promise<Reading | undefined> {
  const [row] = await db
    .update(stripeCustomers)
    .set({ readingsBegun: sql`${stripeCustomers.readingsBegun} + 1`, readAt: now })
    .where(and(eq(stripeCustomers.accountId, accountId), isStaying(accountId)))
    .returning({
      customerId: stripeCustomers.customerId,
      ordinal: stripeCustomers.readingsBegun,
    });
  return row && { accountId, ...row };
}

/** Makes every customer due (`takeDueCustomers`), because what is stored about them may be out of date. */
export async function expectReadings(db: Transaction): Promise<void> {
  await db
    .update(stripeCustomers)
    .set({ readingsBegun: sql`${stripeCustomers.readingKept} + 1` })
    .where(lte(stripeCustomers.readingsBegun, stripeCustomers.readingKept));
}

const isStaying = (accountId: string) =>
  sql`not exists (select from users u where u.id = ${accountId} and u.deletion_requested_at is not null)`;

const minutes = (count: number) => count * 60_000;
/** How long a customer is read every two minutes after a subscription period ends, in milliseconds. */
const soonAfter = minutes(60);

/** How often a subscription that grants Premium is read again, in milliseconds. */
const premiumReadAfter = minutes(24 * 60);

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);
const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/**
 * Selects the ids of the accounts that may be due, using an index for each condition. Without this, the condition of
 * `takeDueCustomers` makes PostgreSQL scan every customer. A subscription's `updated_at` is when it was last stored.
 */
function candidates(now: Date): SQL {
  const at = (ms: number) => sql`${before(now, ms).toISOString()}::timestamptz`;
  return sql`
    select user_id from stripe_customers where readings_begun > reading_kept
    union all select user_id from stripe_customers where read_at is null
    union all select user_id from checkouts where expires_at > ${at(minutes(10))}
    union all select user_id from stripe_subscriptions
      where current_period_end <= ${seconds(now)} and current_period_end > ${seconds(before(now, soonAfter))}
    union all select user_id from stripe_subscriptions where status in ('incomplete', 'past_due', 'unpaid')
    union all select user_id from stripe_subscriptions where premium and updated_at < ${at(premiumReadAfter)}
    union all select user_id from stripe_subscriptions where premium and updated_at > ${at(0)}`;
}

/**
 * Takes the customers whose events may have been lost, so that no other server also reads them. Every two minutes:
 * customers whose last reading was not stored, whose checkout is open or expired less than ten minutes ago, whose first
 * payment is in progress, or whose period ended less than an hour ago. Hourly: those with an overdue payment. Daily:
 * those with Premium.
 */
export async function takeDueCustomers(db: Database, now: Date, limit: number): Promise<string[]> {
  const ago = (ms: number) => before(now, ms);
  const readBefore = (moment: Date) =>
    or(
      isNull(stripeCustomers.readAt),
      lt(stripeCustomers.readAt, moment),
      // The last reading was recorded while the clock was ahead.
      gt(stripeCustomers.readAt, now),
    );
  const isUnanswered = gt(stripeCustomers.readingsBegun, stripeCustomers.readingKept);
  const { status, premium, currentPeriodEnd } = stripeSubscriptions;
  const isOver = and(
    lte(currentPeriodEnd, seconds(now)),
    sql`${currentPeriodEnd} > ${seconds(ago(soonAfter))}`,
  );
  const due = db
    .select({ accountId: stripeCustomers.accountId })
    .from(stripeCustomers)
    .leftJoin(checkouts, eq(checkouts.accountId, stripeCustomers.accountId))
    .leftJoin(stripeSubscriptions, eq(stripeSubscriptions.accountId, stripeCustomers.accountId))
    .where(
      and(
        sql`${stripeCustomers.accountId} in (${candidates(now)})`,
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
          and(readBefore(ago(premiumReadAfter)), eq(premium, true)),
        ),
      ),
    )
    .orderBy(sql`${stripeCustomers.readAt} nulls first`)
    .limit(limit)
    .for('update', { of: stripeCustomers, skipLocked: true });
  const taken = await db
    .update(stripeCustomers)
    .set({ readAt: now })
    .where(inArray(stripeCustomers.accountId, due))
    .returning({ accountId: stripeCustomers.accountId });
  return taken.map(({ accountId }) => accountId);
}
