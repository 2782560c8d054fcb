import { adminActions } from '@elan/domain/contract/admin';
import type { ModuleContent, ModuleEntry } from '@elan/domain/project/moduleEntry';
import { versionCauses } from '@elan/domain/project/versions';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** Milliseconds suffice, and a JavaScript date reads them back exactly. */
const moment = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

const ownerId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * A time used for ordering rows, with the database's own precision: PostgreSQL microseconds, the
 * embedded one milliseconds, within which the order is arbitrary.
 */
const preciseMoment = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 6, mode: 'string' });

/* The four tables of the account library, under its own field names. */

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  language: text('language').notNull().default('fr'),
  /** The version of the terms that the person accepted, and when. */
  termsVersion: text('terms_version').notNull(),
  termsAcceptedAt: moment('terms_accepted_at').notNull(),
  suspendedAt: moment('suspended_at'),
  lastSignInAt: moment('last_sign_in_at'),
  /**
   * When the person confirmed the deletion of the account. They may have received no answer, so the
   * deletion continues without asking again.
   */
  deletionRequestedAt: moment('deletion_requested_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: ownerId(),
    /** SHA-256 of the token, in hexadecimal (`server/auth/hashedSessionTokens.ts`). */
    tokenHash: text('token').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user_id').on(table.userId)],
);

export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    userId: ownerId(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('accounts_user_id').on(table.userId)],
);

export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);

/**
 * The links in our mails, each for one use (docs/decisions/0029-mail-links-work-once.md); their tokens are stored only as
 * hashes.
 */
export const mailLinks = pgTable(
  'mail_links',
  {
    /** SHA-256 of the link's tokens, in hexadecimal. */
    id: text('id').primaryKey(),
    userId: ownerId(),
    purpose: text('purpose', { enum: ['confirmation', 'recovery'] }).notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('mail_links_user_id').on(table.userId),
    index('mail_links_expires_at').on(table.expiresAt),
  ],
);

/** Mails to send, written in the transaction that needs them and deleted when sent. */
export const outbox = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    attempts: integer('attempts').notNull().default(0),
    sendAfter: moment('send_after').notNull().defaultNow(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('outbox_send_after').on(table.sendAfter)],
);

/**
 * The size of a row in its account's storage; a trigger calculates it from the row's text, whatever
 * value is written here (`migrations/0006_storage.sql`, docs/decisions/0050-storage-and-free-generation-limits.md).
 */
const storedBytes = () => integer('bytes').notNull().default(0);

/** A project without its modules; the view `projects` combines both. */
export const projectRows = pgTable(
  'project_rows',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Since when it has been in the recycle bin; null for one in use. */
    deletedAt: moment('deleted_at'),
    bytes: storedBytes(),
  },
  (table) => [
    unique('project_rows_owner').on(table.id, table.userId),
    index('project_rows_newest').on(table.userId, table.updatedAt, table.id),
    index('project_rows_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

/**
 * The contents of a project belong to the project's owner: the database ensures it, not only our
 * queries.
 */
const ofProject = (table: { projectId: AnyPgColumn; userId: AnyPgColumn }) =>
  foreignKey({
    columns: [table.projectId, table.userId],
    foreignColumns: [projectRows.id, projectRows.userId],
  }).onDelete('cascade');

/** One module of one project; one row each, so that two modules saved at once never conflict. */
export const projectModules = pgTable(
  'project_modules',
  {
    projectId: uuid('project_id').notNull(),
    module: text('module').notNull(),
    userId: text('user_id').notNull(),
    data: jsonb('data').$type<ModuleContent>().notNull(),
    /**
     * Whether it counts for progress, and whether its required questions are answered; decided by
     * the domain.
     */
    hasContent: boolean('has_content').notNull(),
    answersComplete: boolean('answers_complete').notNull(),
    /** How the current content was made. */
    cause: text('cause', { enum: versionCauses }).notNull().default('saved'),
    lastUpdated: moment('last_updated').notNull(),
    /** The session that made the last version, if only it has saved since, and when it did. */
    sittingBy: text('sitting_by'),
    sittingSince: moment('sitting_since'),
    bytes: storedBytes(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.module] }), ofProject(table)],
);

/**
 * A complete project, with `modules_data` keyed by module (docs/product.md#stored-data), unless it is in the
 * recycle bin; made in `migrations/0004_workplace.sql`.
 */
export const projects = pgView('projects', {
  id: uuid('id').notNull(),
  userId: text('user_id').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  modulesData: jsonb('modules_data').$type<Record<string, ModuleEntry>>().notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
}).existing();

/** The subscription of an account with the columns of docs/product.md#subscription-status; made in `migrations/0002_payments.sql`. */
export const stripeUserSubscriptions = pgView('stripe_user_subscriptions', {
  userId: text('user_id').notNull(),
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

/**
 * Earlier contents of a module of which a change removed words, and results that came after it had
 * changed.
 */
export const moduleVersions = pgTable(
  'module_versions',
  {
    id: uuid('id').primaryKey(),
    projectId: uuid('project_id').notNull(),
    module: text('module').notNull(),
    userId: text('user_id').notNull(),
    data: jsonb('data').$type<ModuleContent>().notNull(),
    /** How it was made, and when. */
    cause: text('cause', { enum: versionCauses }).notNull(),
    createdAt: moment('created_at').notNull(),
    bytes: storedBytes(),
  },
  (table) => [
    ofProject(table),
    index('module_versions_module').on(table.projectId, table.module, table.createdAt),
  ],
);

/**
 * The storage that an account uses: the sum of `bytes` over its projects, including those in the
 * recycle bin, their modules and the versions of these. Triggers update it, so that it is right
 * whichever server writes, and when rows are removed by a foreign key. It has no foreign key
 * itself: its second change in a transaction would lock the account
 * (`migrations/0007_storage_before_ledger.sql`).
 */
export const accountStorage = pgTable('account_storage', {
  userId: text('user_id').primaryKey(),
  bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
});

/**
 * The ledger of generations: one row for each that was admitted. It outlives its project, without
 * its text: `project_id` becomes null by a foreign key that `migrations/0002_payments.sql` creates
 * by hand.
 */
export const generations = pgTable(
  'generations',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    projectId: uuid('project_id'),
    module: text('module').notNull(),
    action: text('action', { enum: ['generate', 'autoFill'] })
      .notNull()
      .default('generate'),
    idempotencyKey: text('idempotency_key').notNull(),
    /** Hash of the request, so that a key cannot be used for a different one. */
    requestHash: text('request_hash').notNull(),
    /**
     * The quota period in which the unit was reserved; null for founders, who are never counted.
     */
    period: text('period'),
    status: text('status', { enum: ['running', 'succeeded', 'failed'] }).notNull(),
    failure: text('failure'),
    result: jsonb('result'),
    stopRequested: boolean('stop_requested').notNull().default(false),
    /** Renewed by the process that runs it; after this time, the process counts as dead. */
    leaseUntil: moment('lease_until').notNull(),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at'),
    /**
     * The following columns are measurements for the operator, as far as they are known; a
     * generation that makes two calls has their sums.
     */
    model: text('model'),
    /** Version of the instructions, without the person's words (`generation/promptVersion.ts`). */
    promptVersion: text('prompt_version'),
    tokensIn: integer('tokens_in'),
    tokensOut: integer('tokens_out'),
    /** Parts of `tokens_in` and of `tokens_out`. */
    tokensCached: integer('tokens_cached'),
    tokensReasoning: integer('tokens_reasoning'),
    firstTokenMs: integer('first_token_ms'),
    durationMs: integer('duration_ms'),
  },
  (table) => [
    index('generations_newest').on(table.userId, table.startedAt, table.id),
    uniqueIndex('generations_idempotency').on(table.userId, table.idempotencyKey),
    index('generations_project').on(table.projectId),
    index('generations_running').on(table.leaseUntil).where(sql`status = 'running'`),
  ],
);

/** Generations used and reserved, one row per person and period. */
export const aiUsage = pgTable(
  'ai_usage',
  {
    userId: ownerId(),
    period: text('period').notNull(),
    used: integer('used').notNull().default(0),
    /**
     * How many of `used` are from an earlier, deleted account with the same email (`former_usage`).
     */
    carried: integer('carried').notNull().default(0),
    /** Generation id -> expiry in epoch seconds. */
    holds: jsonb('holds').$type<Record<string, number>>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.userId, table.period] })],
);

/**
 * Free generations that deleted accounts had used, so that signing up again gives no new ones
 * (docs/decisions/0050-storage-and-free-generation-limits.md). Nothing else about the person is kept.
 */
export const formerUsage = pgTable(
  'former_usage',
  {
    /** HMAC-SHA-256 of the email, in hexadecimal (`auth/emailHash.ts`). */
    emailHash: text('address_hash').primaryKey(),
    used: integer('used').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('former_usage_expires_at').on(table.expiresAt)],
);

/** The payment provider's customer of each account, and how far it has been read. */
export const stripeCustomers = pgTable('stripe_customers', {
  userId: ownerId().primaryKey(),
  customerId: text('customer_id').notNull().unique(),
  /** Whose customer it is: the stand-in's, or that of a Stripe account in test or in live mode. */
  provider: text('provider', { enum: ['sandbox', 'test', 'live'] }).notNull(),
  /** Ordinals of the newest reading started and of the newest stored (`store/subscriptions.ts`). */
  readingsBegun: integer('readings_begun').notNull().default(0),
  readingKept: integer('reading_kept').notNull().default(0),
  /** When it was last read; null before the first time. */
  readAt: moment('read_at'),
  createdAt: moment('created_at').notNull(),
});

/** The relevant subscription of an account, as it was last read; times in epoch seconds. */
export const stripeSubscriptions = pgTable(
  'stripe_subscriptions',
  {
    userId: ownerId().primaryKey(),
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
  (table) => [index('stripe_subscriptions_period_end').on(table.currentPeriodEnd)],
);

/** The open checkout of an account, one at most, so that a second purchase cannot start. */
export const checkouts = pgTable(
  'checkouts',
  {
    userId: ownerId().primaryKey(),
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
  (table) => [index('checkouts_created').on(table.createdAt)],
);

/** The provider's processed events, each once however often it comes. */
export const stripeEvents = pgTable('stripe_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  customerId: text('customer_id'),
  /** When it happened at the provider, and when its customer was read again because of it. */
  createdAt: moment('created_at').notNull(),
  handledAt: moment('handled_at').notNull(),
});

/**
 * What administrators did. No email and no foreign key: after a deletion the ids stay, as
 * pseudonyms.
 */
export const adminLog = pgTable(
  'admin_log',
  {
    id: uuid('id').primaryKey(),
    at: preciseMoment('at').notNull().default(sql`clock_timestamp()`),
    action: text('action', { enum: adminActions }).notNull(),
    adminId: text('admin_id').notNull(),
    accountId: text('account_id').notNull(),
  },
  (table) => [index('admin_log_newest').on(table.at, table.id)],
);

/** Failed sign-ins by email and network (docs/product.md#sign-in-lockout). */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    /** Lowercased; it may belong to no account. */
    email: text('email').notNull(),
    network: text('address').notNull(),
    count: integer('count').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.email, table.network] }),
    index('sign_in_failures_last').on(table.lastAt),
  ],
);

/** The current limits, written by the server at start for the view `user_preferences`. */
export const planLimits = pgTable('plan_limits', {
  plan: text('plan').primaryKey(),
  aiLimit: bigint('ai_limit', { mode: 'number' }).notNull(),
});

/** The configured founders, written like `plan_limits`. */
export const founderEmails = pgTable('founder_emails', { email: text('email').primaryKey() });
