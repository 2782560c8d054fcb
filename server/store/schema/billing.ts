import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, pgView, text, uuid } from 'drizzle-orm/pg-core';
import { ofAccount } from './accounts.ts';
import { moment } from './columns.ts';

/** An account's customer at the payment provider, and the progress of our readings of its subscription. */
export const stripeCustomers = pgTable(
  'stripe_customers',
  {
    accountId: ofAccount().primaryKey(),
    customerId: text('customer_id').notNull().unique(),
    /** Where the customer exists: at the stand-in, or in a Stripe account in test or live mode. */
    provider: text('provider', { enum: ['sandbox', 'test', 'live'] }).notNull(),
    /** The ordinals of the last reading that was started and of the last one that was stored (`keepReading`). */
    readingsBegun: integer('readings_begun').notNull().default(0),
    readingKept: integer('reading_kept').notNull().default(0),
    /** When a reading was last started or assigned to a job; null if none was, or if a new one is required. */
    readAt: moment('read_at'),
    createdAt: moment('created_at').notNull(),
  },
  // Few of all customers need to be read again (`store/billing/customers.ts`), hence the partial indexes.
  (table) => [
    index('stripe_customers_unanswered')
      .on(table.accountId)
      .where(sql`readings_begun > reading_kept`),
    index('stripe_customers_unread').on(table.accountId).where(sql`read_at is null`),
  ],
);

/** The account's relevant subscription, as last read from the provider. Its period bounds are in epoch seconds. */
export const stripeSubscriptions = pgTable(
  'stripe_subscriptions',
  {
    accountId: ofAccount().primaryKey(),
    subscriptionId: text('subscription_id').notNull().unique(),
    status: text('status').notNull(),
    /** Whether the subscription grants Premium, as computed by the domain. */
    premium: boolean('premium').notNull(),
    priceId: text('price_id'),
    currentPeriodStart: bigint('current_period_start', { mode: 'number' }),
    currentPeriodEnd: bigint('current_period_end', { mode: 'number' }),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
    paymentMethodBrand: text('payment_method_brand'),
    paymentMethodLast4: text('payment_method_last4'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('stripe_subscriptions_period_end').on(table.currentPeriodEnd),
    index('stripe_subscriptions_premium').on(table.updatedAt).where(sql`premium`),
    index('stripe_subscriptions_owing')
      .on(table.accountId)
      .where(sql`status in ('incomplete', 'past_due', 'unpaid')`),
  ],
);

/**
 * The account's subscription, with the columns described in docs/product.md#subscription-status. Created in
 * `migrations/0002_payments.sql`.
 */
export const stripeUserSubscriptions = pgView('stripe_user_subscriptions', {
  accountId: text('user_id').notNull(),
  customerId: text('customer_id').notNull(),
  subscriptionId: text('subscription_id').notNull(),
  subscriptionStatus: text('subscription_status').notNull(),
  priceId: text('price_id'),
  currentPeriodStart: bigint('current_period_start', { mode: 'number' }),
  currentPeriodEnd: bigint('current_period_end', { mode: 'number' }),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
  paymentMethodBrand: text('payment_method_brand'),
  paymentMethodLast4: text('payment_method_last4'),
}).existing();

/** An account's last checkout, open or expired. There is one row per account, so that only one is open at a time. */
export const checkouts = pgTable(
  'checkouts',
  {
    accountId: ofAccount().primaryKey(),
    /** Id of the attempt, part of the idempotency key sent to the provider, so that retries open no second page. */
    attempt: uuid('attempt').notNull(),
    /** Hash of the request: only an identical request reuses the checkout. */
    requestHash: text('wish').notNull(),
    /** The payment page; `session_id` and `url` are null until the provider has answered, `url` also after a restore. */
    sessionId: text('session_id'),
    url: text('url'),
    /** When the checkout expires: first the end of the attempt's lease, then the expiry of its payment page. */
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('checkouts_created').on(table.createdAt),
    index('checkouts_expires_at').on(table.expiresAt),
  ],
);

/** The provider's events that were processed, except those of unknown customers, so that repeats are ignored. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    customerId: text('customer_id'),
    /** When the event occurred (or was processed, if its date is implausible), and when it was processed. */
    createdAt: moment('created_at').notNull(),
    handledAt: moment('handled_at').notNull(),
  },
  (table) => [
    index('stripe_events_handled_at').on(table.handledAt),
    index('stripe_events_customer').on(table.customerId),
  ],
);
