import { date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * The recent calls, or batches of calls, counted by each rate limit that all servers share. Unlogged: if the database
 * crashes, counting starts again from zero.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** The limit's name, followed by a hash of the account id, email or network whose calls are counted. */
    key: text('key').primaryKey(),
    hits: timestamp('hits', { withTimezone: true, precision: 6 }).array().notNull(),
    /** When the most recent hit no longer counts. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('rate_limits_expires_at').on(table.expiresAt)],
);

/** Generations of the entire installation per day, if the operator limits them (`AI_DAILY_LIMIT`). */
export const aiDays = pgTable('ai_days', {
  /** The calendar day in Toronto. */
  day: date('day').primaryKey(),
  used: integer('used').notNull(),
  /** The share of the limit, in percent, that was last reported to the operator. */
  told: integer('told').notNull().default(0),
});

/**
 * The owner's statistics for a large installation, as last computed, in a single row. Unlogged: if the database
 * crashes, they are computed again.
 */
export const keptNumbers = pgTable('kept_numbers', {
  /** Always 1. */
  id: integer('id').primaryKey(),
  numbers: jsonb('numbers').notNull(),
  /** From when a server may compute the statistics again. */
  dueAt: moment('due_at').notNull(),
});

/** Identifies the `AUTH_SECRET` with which a server last started (`server/boot/checkSecret.ts`). */
export const authSecrets = pgTable('auth_secrets', {
  /** Always 1. */
  id: integer('id').primaryKey(),
  /** A keyed hash, which does not reveal the secret. */
  fingerprint: text('fingerprint').notNull(),
});
