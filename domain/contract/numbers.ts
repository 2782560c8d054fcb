import * as z from 'zod/mini';
import { feedbackReasons } from '../generation/feedback.ts';
import { mostModules } from '../mostModules.ts';
import { timestamp } from '../timestamp.ts';
import { defineCall } from './call.ts';

/** How many days the owner's numbers go back, today included. */
export const numbersDays = 30;

/** Most rows of what has no number of its own, such as the models that answered. */
export const mostNumbers = 500;

const count = z.number();

/** One day, in Toronto. */
const dayNumbers = z.strictObject({
  /** As "2026-11-01". */
  day: z.string(),
  accounts: count,
  succeeded: count,
  failed: count,
  mailsGivenUp: count,
});
export type DayNumbers = z.infer<typeof dayNumbers>;

/** What one model was sent and wrote on one day. */
const modelNumbers = z.strictObject({
  day: z.string(),
  /** As the provider names it; null for generations that ended before a model answered. */
  model: z.nullable(z.string()),
  generations: count,
  tokensIn: count,
  /** A part of `tokensIn`. */
  tokensCached: count,
  tokensOut: count,
  /** In US dollars, by the prices that the operator set; null without a price for this model. */
  cost: z.nullable(z.number()),
});
export type ModelNumbers = z.infer<typeof modelNumbers>;

/** The feedback on the texts of one module, written by one version of its instructions. */
const feedbackNumbers = z.strictObject({
  module: z.string(),
  promptVersion: z.nullable(z.string()),
  /** Counts all texts that were written. */
  texts: count,
  helped: count,
  notHelped: count,
  reasons: z
    .array(z.strictObject({ reason: z.enum(feedbackReasons), count }))
    .check(z.maxLength(feedbackReasons.length)),
});
export type FeedbackNumbers = z.infer<typeof feedbackNumbers>;

export const ownerNumbers = z.strictObject({
  at: timestamp,
  accounts: z.strictObject({
    all: count,
    confirmed: count,
    premium: count,
    /** Seen in the last day, week and month. */
    active: z.strictObject({ day: count, week: count, month: count }),
  }),
  /** Every day, the newest first. */
  days: z.array(dayNumbers).check(z.maxLength(numbersDays)),
  modules: z
    .array(z.strictObject({ module: z.string(), succeeded: count, failed: count }))
    .check(z.maxLength(mostModules)),
  /** The most frequent first. */
  failures: z.array(z.strictObject({ code: z.string(), count })).check(z.maxLength(mostNumbers)),
  models: z.array(modelNumbers).check(z.maxLength(mostNumbers)),
  feedback: z.array(feedbackNumbers).check(z.maxLength(mostNumbers)),
  mails: z.strictObject({ waiting: count, oldest: z.nullable(timestamp) }),
});
export type OwnerNumbers = z.infer<typeof ownerNumbers>;

export const getNumbers = defineCall({
  method: 'GET',
  path: '/api/admin/numbers',
  summary:
    'The owner’s numbers of the last thirty days: accounts, generations, tokens and cost, feedback, mails. No text, name or e-mail of anyone.',
  session: 'admin',
  reply: ownerNumbers,
});
