import * as z from 'zod/mini';
import { feedbackSchema } from '../generation/feedback.ts';
import { text } from '../text.ts';
import { defineCall } from './call.ts';

const params = z.strictObject({ id: z.string(), module: z.string() });
const path = '/api/projects/:id/modules/:module/feedback';

export const getFeedback = defineCall({
  method: 'GET',
  path,
  summary:
    'The generation that wrote the text of a module, and whether the person said that it helped; null where the text was not generated, or was edited since.',
  params,
  reply: z.strictObject({
    generation: z.nullable(z.string()),
    feedback: z.nullable(feedbackSchema),
  }),
});

export const saveFeedback = defineCall({
  method: 'PUT',
  path,
  summary: 'Says whether a generated text helped, and why; null takes it back.',
  params,
  body: z.strictObject({
    /** The generation that `getFeedback` returned, which identifies the text that the user read. */
    generation: text(100),
    feedback: z.nullable(feedbackSchema),
  }),
  reply: z.strictObject({ feedback: z.nullable(feedbackSchema) }),
});
