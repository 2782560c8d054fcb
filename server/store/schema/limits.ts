import { date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * The calls that each limit shared by all servers has counted within its window. Unlogged: after a crash of the
 * database, counting starts again.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** The limit's name and whom it counts. */
    key: text('key').primaryKey(),
    hits: timestamp('hits', { withTimezone: true, precision: 6 }).array().notNull(),
    /** When the last of them no longer counts. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('rate_limits_expires_at').on(table.expiresAt)],
);

/** Generations of the entire installation by day, where the operator limits them (`AI_DAILY_LIMIT`). */
export const aiDays = pgTable('ai_days', {
  /** The calendar day in Toronto. */
  day: date('day').primaryKey(),
  used: integer('used').notNull(),
  /** The share of the limit, in percent, that was last reported to the operator. */
  told: integer('told').notNull().default(0),
});

/**
 * The owner's numbers of a large installation, in one row, as they were last counted. Unlogged: after a crash of the
 * database, they are counted again.
 */
export const keptNumbers = pgTable('kept_numbers', {
  /** Always 1. */
  id: integer('id').primaryKey(),
  numbers: jsonb('numbers').notNull(),
  /** When a server counts them again. */
  dueAt: moment('due_at').notNull(),
});

/** The `AUTH_SECRET` that the servers of this database last started with (`server/boot/checkSecret.ts`). */
export const authSecrets = pgTable('auth_secrets', {
  /** Always 1. */
  id: integer('id').primaryKey(),
  /** A keyed hash, which does not reveal the secret. */
  fingerprint: text('fingerprint').notNull(),
});
