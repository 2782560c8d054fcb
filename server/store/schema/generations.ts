import { feedbackReasons } from '@elan/domain/generation/feedback';
import type { Growing } from '@elan/domain/project/growing';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ofAccount } from './accounts.ts';
import { moment } from './columns.ts';

/**
 * The ledger of generations: one row for each that was admitted. It outlives its project, without
 * its text: `project_id` becomes null by a foreign key that `migrations/0002_payments.sql` creates
 * by hand.
 */
export const generations = pgTable(
  'generations',
  {
    id: uuid('id').primaryKey(),
    actorId: ofAccount(),
    projectId: uuid('project_id'),
    module: text('module').notNull(),
    action: text('action', { enum: ['generate', 'autoFill', 'revise', 'translate'] })
      .notNull()
      .default('generate'),
    idempotencyKey: text('idempotency_key').notNull(),
    /** Hash of the request, so that a key cannot be used for a different one. */
    requestHash: text('request_hash').notNull(),
    /** The quota period in which the unit was reserved; null where it is not counted, as for founders. */
    period: text('period'),
    status: text('status', { enum: ['running', 'succeeded', 'failed'] }).notNull(),
    failure: text('failure'),
    result: jsonb('result'),
    stopRequested: boolean('stop_requested').notNull().default(false),
    /** Renewed by the process that runs it; after this time, the process counts as dead. */
    leaseUntil: moment('lease_until').notNull(),
    /** Until then another server shows it to a person, and reads its pieces. */
    watchedUntil: moment('watched_until'),
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
    /** The person's feedback on its text, and when it was given; null without feedback. */
    helped: boolean('helped'),
    feedbackReason: text('feedback_reason', { enum: feedbackReasons }),
    feedbackAt: moment('feedback_at'),
  },
  (table) => [
    index('generations_newest').on(table.actorId, table.startedAt, table.id),
    uniqueIndex('generations_idempotency').on(table.actorId, table.idempotencyKey),
    index('generations_project').on(table.projectId),
    index('generations_started').on(table.startedAt),
    index('generations_running').on(table.leaseUntil).where(sql`status = 'running'`),
  ],
);

/**
 * What a running generation has written since the piece before, while another server shows it. Removed when it ends;
 * unlogged, since a piece is worth nothing after a restart.
 */
export const generationPieces = pgTable(
  'generation_pieces',
  {
    generationId: uuid('generation_id')
      .notNull()
      .references(() => generations.id, { onDelete: 'cascade' }),
    /** From 1 on. */
    number: integer('number').notNull(),
    /** Without a foreign key, which would lock the account after the generation (`lockOrder.ts`). */
    actorId: text('user_id').notNull(),
    text: text('text').notNull(),
    /** The complete parts of a structure so far. */
    growing: jsonb('growing').$type<Growing>(),
    isThinking: boolean('is_thinking').notNull(),
  },
  (table) => [primaryKey({ columns: [table.generationId, table.number] })],
);

/** Generations used and reserved, one row per person and period. */
export const aiUsage = pgTable(
  'ai_usage',
  {
    accountId: ofAccount(),
    period: text('period').notNull(),
    used: integer('used').notNull().default(0),
    /**
     * How many of `used` are from an earlier, deleted account with the same email (`former_usage`).
     */
    carried: integer('carried').notNull().default(0),
    /** Generation id -> expiry in epoch seconds. */
    holds: jsonb('holds').$type<Record<string, number>>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.period] })],
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
