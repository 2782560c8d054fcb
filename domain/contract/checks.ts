import * as z from 'zod/mini';
import { checkSchema } from '../forecast/outputs.ts';
import { defineCall } from './call.ts';

/** A module whose result was written before what it rests on changed. */
const staleSchema = z.strictObject({
  module: z.string(),
  because: z.array(z.strictObject({ module: z.string(), question: z.optional(z.string()) })),
});

/** Everything that there is to look at again in a project. */
export const projectChecksSchema = z.strictObject({
  checks: z.array(checkSchema),
  stale: z.array(staleSchema),
});
export type ProjectChecks = z.infer<typeof projectChecksSchema>;

export const listChecks = defineCall({
  method: 'GET',
  path: '/api/projects/:id/checks',
  summary:
    'What disagrees in a project: in its saved forecast, and between it and the modules; the worst first, each with where to mend it. `stale`: the texts that no longer fit the answers, and which ones changed.',
  session: 'required',
  params: z.strictObject({ id: z.string() }),
  reply: projectChecksSchema,
});
