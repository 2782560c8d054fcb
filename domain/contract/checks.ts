import * as z from 'zod/mini';
import { answeredCheckSchema, checkAnswerSchema, reasonSchema } from '../checks/checkAnswers.ts';
import { defineCall } from './call.ts';

/** A module whose result was written before what it rests on changed. */
const staleSchema = z.strictObject({
  module: z.string(),
  because: z.array(z.strictObject({ module: z.string(), question: z.optional(z.string()) })),
});

/** What the dashboard shows that there is to look at again. */
export const briefChecksSchema = z.strictObject({
  checks: z.array(answeredCheckSchema),
  stale: z.array(staleSchema),
});
export type BriefChecks = z.infer<typeof briefChecksSchema>;

/** Everything that there is to look at again in a project. */
const projectChecksSchema = z.strictObject({
  ...briefChecksSchema.shape,
  /** The amounts of texts that nothing explains: as written, or the id of a placeholder that is no figure. */
  untraced: z.array(
    z.strictObject({ module: z.string(), amount: z.string(), context: z.string() }),
  ),
});
export type ProjectChecks = z.infer<typeof projectChecksSchema>;

export const listChecks = defineCall({
  method: 'GET',
  path: '/api/projects/:id/checks',
  summary:
    'What disagrees in a project: in its saved forecast, and between it and the modules; the worst first, each with where to fix it, and with `answer` where the person meant it so. `stale`: the texts that no longer fit the answers, and which ones changed. `untraced`: the amounts in texts that come neither from the forecast, nor from the answers, nor from the law.',
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
