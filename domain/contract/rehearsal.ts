import * as z from 'zod/mini';
import { asked, rehearsalItemSchema } from '../rehearsal/item.ts';
import { defineCall } from './call.ts';

export const getRehearsal = defineCall({
  method: 'GET',
  path: '/api/projects/:id/rehearsal',
  summary:
    'The ten questions that a lender will ask of a project, the weightiest first: each with its answer from the figures and the person’s own words, or what is missing, and where that is mended.',
  session: 'required',
  params: z.strictObject({ id: z.string() }),
  reply: z.strictObject({
    project: z.strictObject({ id: z.string(), name: z.string() }),
    items: z.array(rehearsalItemSchema).check(z.maxLength(asked)),
  }),
});
