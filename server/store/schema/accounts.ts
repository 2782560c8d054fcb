import { adminActions } from '@elan/domain/contract/admin';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, preciseMoment } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    language: text('language').notNull().default('fr'),
    termsVersion: text('terms_version').notNull(),
    termsAcceptedAt: moment('terms_accepted_at').notNull(),
    suspendedAt: moment('suspended_at'),
    lastSignInAt: moment('last_sign_in_at'),
    /**
     * When the deletion of the account was requested or last resumed. A job resumes an interrupted deletion without
     * asking the user again.
     */
    deletionRequestedAt: moment('deletion_requested_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  // Partial indexes for the cleanup jobs, which select only a few of all accounts.
  (table) => [
    index('users_unconfirmed').on(table.createdAt).where(sql`not email_verified`),
    index('users_leaving')
      .on(table.deletionRequestedAt)
      .where(sql`deletion_requested_at is not null`),
    // Indexes for the statistics page of the site's owner.
    index('users_created').on(table.createdAt),
    index('users_last_sign_in').on(table.lastSignInAt),
  ],
);

/** Foreign key to the account that owns the row; deleting the account deletes the row. */
export const ofAccount = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    accountId: ofAccount(),
    /** SHA-256 of the token, in hexadecimal (`server/auth/sessionToken.ts`). */
    tokenHash: text('token').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** Recorded about once an hour while the session is used, and at each renewal; null before the first time. */
    lastUsedAt: moment('last_used_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('sessions_user_id').on(table.accountId),
    // A session expires at `expires_at` or a fixed time after `created_at`, whichever comes first.
    index('sessions_expires_at').on(table.expiresAt),
    index('sessions_created_at').on(table.createdAt),
    index('sessions_renewed').on(table.updatedAt),
  ],
);

/**
 * The browsers that have signed in to an account. The user is usually notified by mail of a new one
 * (`recognizeDevice`, docs/decisions/0068-a-second-factor-of-our-own.md).
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    accountId: ofAccount(),
    /** See `server/auth/deviceToken.ts`. */
    deviceHash: text('device_hash').notNull(),
    originHash: text('origin_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    lastSignInAt: moment('last_sign_in_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.deviceHash] }),
    index('known_devices_last').on(table.lastSignInAt),
  ],
);

export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    userId: ofAccount(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    password: text('password'),
    /**
     * When the password was last changed in a session, without the earlier one. Null after a change by a mail link.
     * For a day, no second factor can be set up (`server/flows/twoFactor/ownTwoFactor.ts`).
     */
    changedInSessionAt: moment('changed_in_session_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('accounts_user_id').on(table.userId)],
);

/** The second factor of an account's sign-in (docs/decisions/0068-a-second-factor-of-our-own.md). */
export const twoFactor = pgTable('two_factor', {
  accountId: ofAccount().primaryKey(),
  /** The secret shared with the authenticator app, encrypted (`server/auth/sealedSecrets.ts`). */
  sealedSecret: text('sealed_secret').notNull(),
  /** Null until the user has entered a first valid code. */
  enabledAt: moment('enabled_at'),
  /** The latest 30-second period whose code was used. Kept for servers of the previous release. */
  lastStep: integer('last_step').notNull().default(0),
  /** The periods of the most recently used codes, in order of use, so that no code works twice. */
  usedSteps: integer('used_steps').array().notNull().default([]),
  /** Number of wrong codes. Counting restarts after a correct code, or 15 minutes after the last wrong one. */
  failures: integer('failures').notNull().default(0),
  lastFailureAt: moment('last_failure_at'),
});

/** One-time recovery codes for a lost authenticator. A row is deleted when its code is used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: text('id').primaryKey(),
    accountId: ofAccount(),
    /** Argon2id hash, as for passwords. */
    hash: text('hash').notNull(),
  },
  (table) => [index('recovery_codes_user_id').on(table.accountId)],
);

/** Sign-ins with a correct password that still need a code. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    /** SHA-256 of the token, in hexadecimal. */
    id: text('id').primaryKey(),
    accountId: ofAccount(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('sign_in_challenges_user_id').on(table.accountId),
    index('sign_in_challenges_expires_at').on(table.expiresAt),
  ],
);

/**
 * The links in our mails that confirm an email or reset a password. Each works once
 * (docs/decisions/0029-mail-links-work-once.md).
 */
export const mailLinks = pgTable(
  'mail_links',
  {
    /** SHA-256, in hexadecimal, of the concatenated SHA-256 hashes of the link's one or two tokens (`linkId`). */
    id: text('id').primaryKey(),
    accountId: ofAccount(),
    purpose: text('purpose', { enum: ['confirmation', 'recovery'] }).notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('mail_links_user_id').on(table.accountId),
    index('mail_links_expires_at').on(table.expiresAt),
  ],
);

/** Mails to send. Each is inserted in the transaction that triggers it, and deleted once it is sent or dropped. */
export const outbox = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When a process may try to send it: later than now while one is trying. */
    sendAfter: moment('send_after').notNull().defaultNow(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When a job to send it was last added to the queue; null until then. */
    queuedAt: moment('queued_at'),
    /** The span in which it was added, as a `traceparent`; null if nothing is traced. */
    traceparent: text('traceparent'),
    /** When its last attempt failed. The mail is kept, so that the support can try again. */
    failedAt: moment('failed_at'),
  },
  (table) => [
    index('outbox_send_after').on(table.sendAfter),
    index('outbox_queued_at').on(table.queuedAt),
  ],
);

/** Number of undeliverable mails dropped on each day, Toronto time. */
export const mailsGivenUp = pgTable('mails_given_up', {
  day: date('day', { mode: 'string' }).primaryKey(),
  /** Mails that a mail server permanently refused, or whose recipient is not a valid email. */
  refused: integer('refused').notNull().default(0),
  /** Mails dropped after `maxAttempts` attempts. */
  expired: integer('expired').notNull().default(0),
});

/** Failed password checks by email and network (docs/product.md#sign-in-lockout). */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    /** As `comparableEmail` returns it, even without an account; `EVERYBODY` in the row for an entire network. */
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

/**
 * The actions of administrators and of the operator. There are no emails and no foreign keys, so after an account is
 * deleted its id remains as a pseudonym.
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

/** The current generation limits, which the server writes at startup for the view `user_preferences`. */
export const planLimits = pgTable('plan_limits', {
  plan: text('plan').primaryKey(),
  aiLimit: bigint('ai_limit', { mode: 'number' }).notNull(),
});

/** The configured founders, also written at startup for `user_preferences`. */
export const founderEmails = pgTable('founder_emails', { email: text('email').primaryKey() });
