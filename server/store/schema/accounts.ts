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
  },
  // For jobs, which look for few accounts among all.
  (table) => [
    index('users_unconfirmed').on(table.createdAt).where(sql`not email_verified`),
    index('users_leaving')
      .on(table.deletionRequestedAt)
      .where(sql`deletion_requested_at is not null`),
    // For the owner's numbers.
    index('users_created').on(table.createdAt),
    index('users_last_sign_in').on(table.lastSignInAt),
  ],
);

/** The account that a row belongs to and goes with. */
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
    /** Noted once an hour; null in a row of an earlier version that was not used since. */
    lastUsedAt: moment('last_used_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('sessions_user_id').on(table.accountId),
    // A session is over by either (`store/signIn/sessions.ts`).
    index('sessions_expires_at').on(table.expiresAt),
    index('sessions_created_at').on(table.createdAt),
    index('sessions_renewed').on(table.updatedAt),
  ],
);

/**
 * The browsers in which an account was signed in to: a mail reports a new one (docs/decisions/0068-a-second-factor-of-our-own.md).
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
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('accounts_user_id').on(table.userId)],
);

/** The second step of an account's sign-in (docs/decisions/0068-a-second-factor-of-our-own.md). */
export const twoFactor = pgTable('two_factor', {
  accountId: ofAccount().primaryKey(),
  /** The secret of the authenticator, encrypted (`server/auth/sealedSecrets.ts`). */
  sealedSecret: text('sealed_secret').notNull(),
  /** Null until a first code was sent. */
  enabledAt: moment('enabled_at'),
  /** The latest period of 30 seconds of a used code. Written for servers of the release before. */
  lastStep: integer('last_step').notNull().default(0),
  /** The periods of the codes that were used last, in the order of use: no code works twice. */
  usedSteps: integer('used_steps').array().notNull().default([]),
  /** Wrong codes since the last right one or lockout. */
  failures: integer('failures').notNull().default(0),
  lastFailureAt: moment('last_failure_at'),
});

/** The codes in case the authenticator is lost, each removed when it is used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: text('id').primaryKey(),
    accountId: ofAccount(),
    /** Argon2id, as a password's. */
    hash: text('hash').notNull(),
  },
  (table) => [index('recovery_codes_user_id').on(table.accountId)],
);

/** Sign-ins whose password was right and whose code is awaited. */
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
 * The links in our mails, each for one use (docs/decisions/0029-mail-links-work-once.md); their tokens are stored only as
 * hashes.
 */
export const mailLinks = pgTable(
  'mail_links',
  {
    /** SHA-256 of the link's tokens, in hexadecimal. */
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

/** How many mails were given up on each day, in Toronto; nothing is kept of the mails. */
export const mailsGivenUp = pgTable('mails_given_up', {
  day: date('day', { mode: 'string' }).primaryKey(),
  /** A server refused them for good. */
  refused: integer('refused').notNull().default(0),
  /** No server took them in as long as they were tried. */
  expired: integer('expired').notNull().default(0),
});

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

/** The current limits, written by the server at start for the view `user_preferences`. */
export const planLimits = pgTable('plan_limits', {
  plan: text('plan').primaryKey(),
  aiLimit: bigint('ai_limit', { mode: 'number' }).notNull(),
});

/** The configured founders, written like `plan_limits`. */
export const founderEmails = pgTable('founder_emails', { email: text('email').primaryKey() });
