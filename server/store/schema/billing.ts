import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, pgView, text, uuid } from 'drizzle-orm/pg-core';
import { ofAccount } from './accounts.ts';
import { moment } from './columns.ts';

/** The payment provider's customer of each account, and how far it has been read. */
export const stripeCustomers = pgTable(
  'stripe_customers',
  {
    accountId: ofAccount().primaryKey(),
    customerId: text('customer_id').notNull().unique(),
    /** Whose customer it is: the stand-in's, or that of a Stripe account in test or in live mode. */
    provider: text('provider', { enum: ['sandbox', 'test', 'live'] }).notNull(),
    /** Ordinals of the newest reading started and of the newest stored (`store/billing/subscriptions.ts`). */
    readingsBegun: integer('readings_begun').notNull().default(0),
    readingKept: integer('reading_kept').notNull().default(0),
    /** When it was last read; null before the first time. */
    readAt: moment('read_at'),
    createdAt: moment('created_at').notNull(),
  },
  // The customers to read again are few among all (`store/billing/customers.ts`).
  (table) => [
    index('stripe_customers_unanswered')
      .on(table.accountId)
      .where(sql`readings_begun > reading_kept`),
    index('stripe_customers_unread').on(table.accountId).where(sql`read_at is null`),
  ],
);

/** The relevant subscription of an account, as it was last read; times in epoch seconds. */
export const stripeSubscriptions = pgTable(
  'stripe_subscriptions',
  {
    accountId: ofAccount().primaryKey(),
    subscriptionId: text('subscription_id').notNull().unique(),
    status: text('status').notNull(),
    /** Whether it gives Premium; decided by the domain. */
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

/** The subscription of an account with the columns of docs/product.md#subscription-status; made in `migrations/0002_payments.sql`. */
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

/** The open checkout of an account, one at most, so that a second purchase cannot start. */
export const checkouts = pgTable(
  'checkouts',
  {
    accountId: ofAccount().primaryKey(),
    /**
     * The attempt's id, sent to the provider as the idempotency key, so that repeating the attempt
     * has no further effect.
     */
    attempt: uuid('attempt').notNull(),
    /** Hash of the request; a different request starts another checkout. */
    requestHash: text('wish').notNull(),
    /** Both null until the provider has answered. */
    sessionId: text('session_id'),
    url: text('url'),
    /** Until when it is valid: first the attempt's lease, then the provider's own expiry. */
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('checkouts_created').on(table.createdAt),
    index('checkouts_expires_at').on(table.expiresAt),
  ],
);

/** The provider's processed events, each once however often it comes. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    customerId: text('customer_id'),
    /** When it happened at the provider, and when its customer was read again because of it. */
    createdAt: moment('created_at').notNull(),
    handledAt: moment('handled_at').notNull(),
  },
  (table) => [
    index('stripe_events_handled_at').on(table.handledAt),
    index('stripe_events_customer').on(table.customerId),
  ],
);
