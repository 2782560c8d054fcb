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
 * The ledger of generations, with one row for each admitted generation. The row outlives its project, without its text:
 * a foreign key that `migrations/0002_payments.sql` creates by hand then sets `project_id` to null.
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
    /** Hash of the request, so that an idempotency key cannot be reused for a different request. */
    requestHash: text('request_hash').notNull(),
    /** The quota period in which a unit was reserved; null if none was, or if the result was not counted. */
    period: text('period'),
    status: text('status', { enum: ['running', 'succeeded', 'failed'] }).notNull(),
    failure: text('failure'),
    result: jsonb('result'),
    stopRequested: boolean('stop_requested').notNull().default(false),
    /** Renewed by the process that runs the generation. After this time, that process is presumed dead. */
    leaseUntil: moment('lease_until').notNull(),
    /** Until this time, pieces are stored, because another server is showing the generation to the user. */
    watchedUntil: moment('watched_until'),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at'),
    /**
     * The columns from here to `durationMs` are measurements for the operator, null if unknown. If a generation makes
     * several calls, their tokens are summed.
     */
    model: text('model'),
    /** Version of the instructions in the prompt, without the user's text (`generation/promptVersion.ts`). */
    promptVersion: text('prompt_version'),
    tokensIn: integer('tokens_in'),
    tokensOut: integer('tokens_out'),
    /** `tokens_cached` is part of `tokens_in`, and `tokens_reasoning` is part of `tokens_out`. */
    tokensCached: integer('tokens_cached'),
    tokensReasoning: integer('tokens_reasoning'),
    firstTokenMs: integer('first_token_ms'),
    durationMs: integer('duration_ms'),
    /** The user's feedback on the generated text, and when it was given; null without feedback. */
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
 * Pieces of running generations that another server is showing. Each has the text written since the previous piece.
 * They are removed when the generation ends. The table is unlogged: if the database crashes, it is emptied.
 */
export const generationPieces = pgTable(
  'generation_pieces',
  {
    generationId: uuid('generation_id')
      .notNull()
      .references(() => generations.id, { onDelete: 'cascade' }),
    /** Position within the generation, from 1. */
    number: integer('number').notNull(),
    /** There is no foreign key, because it would lock the account after the generation (`lockOrder.ts`). */
    actorId: text('user_id').notNull(),
    text: text('text').notNull(),
    /** The parts of a structured result that were complete when the piece was stored. */
    growing: jsonb('growing').$type<Growing>(),
    isThinking: boolean('is_thinking').notNull(),
  },
  (table) => [primaryKey({ columns: [table.generationId, table.number] })],
);

/** Used and reserved generations, one row per account and period. */
export const aiUsage = pgTable(
  'ai_usage',
  {
    accountId: ofAccount(),
    period: text('period').notNull(),
    used: integer('used').notNull().default(0),
    /** How many of `used` were carried over from deleted accounts with the same mailbox (`former_usage`). */
    carried: integer('carried').notNull().default(0),
    /** Maps each generation id to the expiry of its hold, in epoch seconds. */
    holds: jsonb('holds').$type<Record<string, number>>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.period] })],
);

/**
 * Free generations used by deleted accounts. Until they expire, they count for a new account with the same mailbox
 * (docs/decisions/0050-storage-and-free-generation-limits.md).
 */
export const formerUsage = pgTable(
  'former_usage',
  {
    /** HMAC-SHA-256 of the mailbox, in hexadecimal (`auth/emailHash.ts`). */
    emailHash: text('address_hash').primaryKey(),
    used: integer('used').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('former_usage_expires_at').on(table.expiresAt)],
);
