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
 * A moment that rows are put in order by, as finely as the database tells it: PostgreSQL by the microsecond, the embedded
 * one by the millisecond, within which the order is any.
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
  /** The person has confirmed that the account be deleted; who was never answered is not asked again. */
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

/** What the links in our mails open, each once (docs/decisions/0029); their tokens are kept as hashes only. */
export const mailLinks = pgTable(
  'mail_links',
  {
    /** SHA-256 of what the link carries, in hexadecimal. */
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

/** Mails to send, written in the transaction that needs them; one that is sent is there no more. */
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
 * What a row counts for in its account's storage; a trigger works it out from the row's text, whatever is written here
 * (`migrations/0006_storage.sql`, docs/decisions/0050).
 */
const storedBytes = () => integer('bytes').notNull().default(0);

/** A project without its modules; the view `projects` puts both together. */
export const projectRows = pgTable(
  'project_rows',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Since when it lies in the recycle bin; null for one that is worked on. */
    deletedAt: moment('deleted_at'),
    bytes: storedBytes(),
  },
  (table) => [
    unique('project_rows_owner').on(table.id, table.userId),
    index('project_rows_newest').on(table.userId, table.updatedAt, table.id),
    index('project_rows_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

/** What hangs on a project belongs to the project's owner: the database holds it, not only our queries. */
const ofProject = (table: { projectId: AnyPgColumn; userId: AnyPgColumn }) =>
  foreignKey({
    columns: [table.projectId, table.userId],
    foreignColumns: [projectRows.id, projectRows.userId],
  }).onDelete('cascade');

/** One module of one project; one row each, so that two modules saved at once never meet. */
export const projectModules = pgTable(
  'project_modules',
  {
    projectId: uuid('project_id').notNull(),
    module: text('module').notNull(),
    userId: text('user_id').notNull(),
    data: jsonb('data').$type<ModuleContent>().notNull(),
    /** Whether it counts for progress, and whether its required questions are answered; decided by the domain. */
    hasContent: boolean('has_content').notNull(),
    answersComplete: boolean('answers_complete').notNull(),
    /** How what stands there came to be. */
    cause: text('cause', { enum: versionCauses }).notNull().default('saved'),
    lastUpdated: moment('last_updated').notNull(),
    bytes: storedBytes(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.module] }), ofProject(table)],
);

/** A project whole, with `modules_data` keyed by module (spec, section 3), unless it lies in the bin; made in `migrations/0004_workplace.sql`. */
export const projects = pgView('projects', {
  id: uuid('id').notNull(),
  userId: text('user_id').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  modulesData: jsonb('modules_data').$type<Record<string, ModuleEntry>>().notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
}).existing();

/** The subscription of an account with the columns of the spec (section 3); made in `migrations/0002_payments.sql`. */
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

/** Earlier contents of a module that something newer took words from, and results that came after it had changed. */
export const moduleVersions = pgTable(
  'module_versions',
  {
    id: uuid('id').primaryKey(),
    projectId: uuid('project_id').notNull(),
    module: text('module').notNull(),
    userId: text('user_id').notNull(),
    data: jsonb('data').$type<ModuleContent>().notNull(),
    /** How it came to be, and when. */
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
 * What an account stores: the sum of `bytes` over its projects, those in the recycle bin too, their modules and the versions
 * of these. Triggers keep it, so that it is right whichever server writes, and when rows go by a foreign key. It has no foreign
 * key itself: its second change in a transaction would lock the account (`migrations/0007_storage_before_ledger.sql`).
 */
export const accountStorage = pgTable('account_storage', {
  userId: text('user_id').primaryKey(),
  bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
});

/**
 * The ledger of generations: one row for each that was admitted. It outlives its project, without its
 * text: `project_id` becomes null by a foreign key that `migrations/0002_payments.sql` makes by hand.
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
    /** Hash of what was asked, so that a key cannot be used for something else. */
    requestHash: text('request_hash').notNull(),
    /** The quota period the unit was reserved in; null for founders, who are never counted. */
    period: text('period'),
    status: text('status', { enum: ['running', 'succeeded', 'failed'] }).notNull(),
    failure: text('failure'),
    result: jsonb('result'),
    stopRequested: boolean('stop_requested').notNull().default(false),
    /** The process that runs it renews this; past it, the process is dead. */
    leaseUntil: moment('lease_until').notNull(),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at'),
    /** What follows is the operator's, as far as it is known; a generation that makes two calls has their sums. */
    model: text('model'),
    /** Of the instructions, without the person's words (`generation/promptVersion.ts`). */
    promptVersion: text('prompt_version'),
    tokensIn: integer('tokens_in'),
    tokensOut: integer('tokens_out'),
    /** Of `tokens_in` and of `tokens_out`. */
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
    /** How many of `used` an earlier, deleted account of the same address had used (`former_usage`). */
    carried: integer('carried').notNull().default(0),
    /** Generation id -> expiry in epoch seconds. */
    holds: jsonb('holds').$type<Record<string, number>>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.userId, table.period] })],
);

/**
 * Free generations that deleted accounts had used, so that signing up again gives no new ones (docs/decisions/0050).
 * Nothing else is kept of the person.
 */
export const formerUsage = pgTable(
  'former_usage',
  {
    /** HMAC-SHA-256 of the address, in hexadecimal (`auth/emailHash.ts`). */
    emailHash: text('address_hash').primaryKey(),
    used: integer('used').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('former_usage_expires_at').on(table.expiresAt)],
);

/** Who of the payment provider's customers is whom of ours, and how far its word has been read. */
export const stripeCustomers = pgTable('stripe_customers', {
  userId: ownerId().primaryKey(),
  customerId: text('customer_id').notNull().unique(),
  /** Whose customer: of the stand-in, or of an account at Stripe in test or in live mode. */
  provider: text('provider', { enum: ['sandbox', 'test', 'live'] }).notNull(),
  /** Ordinals of the newest reading begun and of the newest kept (`store/subscriptions.ts`). */
  readingsBegun: integer('readings_begun').notNull().default(0),
  readingKept: integer('reading_kept').notNull().default(0),
  /** When it was last read; null before the first time. */
  readAt: moment('read_at'),
  createdAt: moment('created_at').notNull(),
});

/** The one subscription of an account that counts, as it was last read; moments in epoch seconds. */
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

/** The checkout that an account has open, one at most: a second purchase has nowhere to begin. */
export const checkouts = pgTable(
  'checkouts',
  {
    userId: ownerId().primaryKey(),
    /** Of the attempt; the provider is asked under it, so that an attempt repeated is the same one. */
    attempt: uuid('attempt').notNull(),
    /** What was asked for; another wish begins another checkout. */
    requestHash: text('wish').notNull(),
    /** Both null while the provider is asked. */
    sessionId: text('session_id'),
    url: text('url'),
    /** Until when it holds: the attempt's lease first, then the provider's own term. */
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('checkouts_created').on(table.createdAt)],
);

/** The provider's events that were carried out, each once however often it comes. */
export const stripeEvents = pgTable('stripe_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  customerId: text('customer_id'),
  /** When it happened at the provider, and when its customer was read anew for it. */
  createdAt: moment('created_at').notNull(),
  handledAt: moment('handled_at').notNull(),
});

/** What administrators did. No address and no foreign key: after a deletion the ids stay, as pseudonyms. */
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

/** Failed sign-ins by e-mail and network address (decision D3). */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    /** Lowercased; of an account or not. */
    email: text('email').notNull(),
    address: text('address').notNull(),
    count: integer('count').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.email, table.address] }),
    index('sign_in_failures_last').on(table.lastAt),
  ],
);

/** The limits in force, published by the server at start for the view `user_preferences`. */
export const planLimits = pgTable('plan_limits', {
  plan: text('plan').primaryKey(),
  aiLimit: bigint('ai_limit', { mode: 'number' }).notNull(),
});

/** The configured founders, published like `plan_limits`. */
export const founderEmails = pgTable('founder_emails', { email: text('email').primaryKey() });
