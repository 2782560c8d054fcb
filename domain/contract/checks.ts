import * as z from 'zod/mini';
import { answeredCheckSchema, checkAnswerSchema, reasonSchema } from '../checks/checkAnswers.ts';
import { mostChecks } from '../forecast/bounds.ts';
import { mostModules } from '../mostModules.ts';
import { defineCall } from './call.ts';

/** How many unexplained amounts of a text are listed. A text may contain 15,000, but no user reviews that many. */
export const mostListed = 200;
/** How many changed answers and other inputs are listed as reasons why a result is outdated. */
export const mostReasons = 100;

/** A module whose result is outdated, and the changed answers and other inputs that it was based on. */
const staleSchema = z.strictObject({
  module: z.string(),
  because: z
    .array(z.strictObject({ module: z.string(), question: z.optional(z.string()) }))
    .check(z.maxLength(mostReasons)),
});

/** What the dashboard lists for review. */
export const briefChecksSchema = z.strictObject({
  checks: z.array(answeredCheckSchema).check(z.maxLength(mostChecks)),
  stale: z.array(staleSchema).check(z.maxLength(mostModules)),
});
export type BriefChecks = z.infer<typeof briefChecksSchema>;

const projectChecksSchema = z.strictObject({
  ...briefChecksSchema.shape,
  /**
   * The first amounts of each text that have no known source. Each is given as written or, for an invalid figure
   * placeholder, by the placeholder's id.
   */
  untraced: z
    .array(
      z.strictObject({
        module: z.string(),
        amount: z.string(),
        context: z.string(),
        /** The range of the amount in the stored text, in UTF-16 code units. */
        start: z.number(),
        end: z.number(),
      }),
    )
    .check(z.maxLength(mostModules * mostListed)),
  /** The number of amounts without a known source, by module. */
  untracedCount: z.record(z.string(), z.number()),
});
export type ProjectChecks = z.infer<typeof projectChecksSchema>;

export const listChecks = defineCall({
  method: 'GET',
  path: '/api/projects/:id/checks',
  summary:
    'What disagrees in a project: in its saved forecast, and between it and the modules; the worst first, each with where to fix it, and with `answer` where the person meant it so. `stale`: the texts that no longer fit the answers, and which ones changed. `untraced`: the first amounts in each text that come neither from the forecast, nor from the answers, nor from the law; `untracedCount`: how many there are. `start` and `end` of an amount are its place in the stored text, in UTF-16 code units.',
  params: z.strictObject({ id: z.string() }),
  reply: projectChecksSchema,
});

const params = z.strictObject({ id: z.string(), checkId: z.string() });
const path = '/api/projects/:id/checks/:checkId/answer';

export const answerCheck = defineCall({
  method: 'POST',
  path,
  summary:
    'Answers a check: it is meant so, and why. The answer is gone once what the check rests on changes.',
  params,
  body: z.strictObject({ because: reasonSchema }),
  reply: z.strictObject({ answer: checkAnswerSchema }),
});

export const takeBackCheckAnswer = defineCall({
  method: 'DELETE',
  path,
  summary: 'Takes the answer to a check back; also where there is none.',
  params,
  reply: z.strictObject({ answer: z.null() }),
});
