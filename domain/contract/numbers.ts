import * as z from 'zod/mini';
import { feedbackReasons } from '../generation/feedback.ts';
import { mostModules } from '../mostModules.ts';
import { timestamp } from '../timestamp.ts';
import { defineCall } from './call.ts';

/** How many days the owner's numbers cover, including today. */
export const numbersDays = 30;

/** Maximum length of each list that has no other limit, such as the list of models. */
export const mostNumbers = 500;

const count = z.number();

/** The numbers of one day in Toronto. */
const dayNumbers = z.strictObject({
  /** Such as "2026-11-01". */
  day: z.string(),
  accounts: count,
  succeeded: count,
  failed: count,
  mailsGivenUp: count,
});
export type DayNumbers = z.infer<typeof dayNumbers>;

/** The use of one model on one day. */
const modelNumbers = z.strictObject({
  day: z.string(),
  /** The provider's name for the model; null for generations that ended before a model replied. */
  model: z.nullable(z.string()),
  generations: count,
  tokensIn: count,
  /** The cached part of `tokensIn`. */
  tokensCached: count,
  tokensOut: count,
  /** In US dollars, at the operator's configured prices; null if this model has none. */
  cost: z.nullable(z.number()),
});
export type ModelNumbers = z.infer<typeof modelNumbers>;

/** The feedback on the texts of one module that were generated with one version of its prompt. */
const feedbackNumbers = z.strictObject({
  module: z.string(),
  promptVersion: z.nullable(z.string()),
  /** All texts that were generated, with or without feedback. */
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
    /** Accounts used within the last day, week and month. */
    active: z.strictObject({ day: count, week: count, month: count }),
  }),
  /** Every day of the period, newest first. */
  days: z.array(dayNumbers).check(z.maxLength(numbersDays)),
  modules: z
    .array(z.strictObject({ module: z.string(), succeeded: count, failed: count }))
    .check(z.maxLength(mostModules)),
  /** Most frequent first. */
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
