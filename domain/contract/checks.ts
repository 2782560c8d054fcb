import * as z from 'zod/mini';
import { answeredCheckSchema, checkAnswerSchema, reasonSchema } from '../checks/checkAnswers.ts';
import { mostChecks } from '../forecast/bounds.ts';
import { mostModules } from '../mostModules.ts';
import { defineCall } from './call.ts';

/** Most amounts of a text that are listed one by one: no one settles more, and a text may have 15,000. */
export const mostListed = 200;
/** Most answers that are named as a reason why a text is stale. */
export const mostReasons = 100;

/** A module whose result was written before what it rests on changed. */
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

/** Everything to review in a project. */
const projectChecksSchema = z.strictObject({
  ...briefChecksSchema.shape,
  /** The first amounts of each text that nothing explains: as written, or the id of a placeholder that is no figure. */
  untraced: z
    .array(
      z.strictObject({
        module: z.string(),
        amount: z.string(),
        context: z.string(),
        /** Its place in the stored text, in UTF-16 code units. */
        start: z.number(),
        end: z.number(),
      }),
    )
    .check(z.maxLength(mostModules * mostListed)),
  /** How many there are in all, by module. */
  untracedCount: z.record(z.string(), z.number()),
});
export type ProjectChecks = z.infer<typeof projectChecksSchema>;

export const listChecks = defineCall({
  method: 'GET',
  path: '/api/projects/:id/checks',
  summary:
    'What disagrees in a project: in its saved forecast, and between it and the modules; the worst first, each with where to fix it, and with `answer` where the person meant it so. `stale`: the texts that no longer fit the answers, and which ones changed. `untraced`: the first amounts in each text that come neither from the forecast, nor from the answers, nor from the law; `untracedCount`: how many there are. `start` and `end` of an amount are its place in the stored text, in UTF-16 code units.',
  session: 'required',
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
  session: 'required',
  params,
  body: z.strictObject({ because: reasonSchema }),
  reply: z.strictObject({ answer: checkAnswerSchema }),
});

export const takeBackCheckAnswer = defineCall({
  method: 'DELETE',
  path,
  summary: 'Takes the answer to a check back; also where there is none.',
  session: 'required',
  params,
  reply: z.strictObject({ answer: z.null() }),
});
