import * as z from 'zod/mini';
import { checkSchema } from '../forecast/outputs.ts';
import { defineCall } from './call.ts';

const bilingual = z.strictObject({ fr: z.string(), en: z.string() });

/** Number of questions in a rehearsal. */
export const rehearsalSize = 10;

/** A lender's question, worded for one project. */
const rehearsalItemSchema = z.strictObject({
  id: z.string(),
  question: bilingual,
  /** Why this project gets the question. */
  because: z.optional(bilingual),
  answer: z.optional(bilingual),
  /** What the answer still lacks; absent if it is complete. */
  missing: z.optional(bilingual),
  /** The module and question that the answer comes from, or where it can be completed. */
  mendAt: checkSchema.shape.mendAt,
});
export type RehearsalItem = z.infer<typeof rehearsalItemSchema>;

/** @returns whether the answer is complete. */
export function isAnswered({ missing }: Pick<RehearsalItem, 'missing'>): boolean {
  return missing === undefined;
}

export const getRehearsal = defineCall({
  method: 'GET',
  path: '/api/projects/:id/rehearsal',
  summary:
    'The ten questions that a lender will ask of a project, the weightiest first: each with its answer from the figures and the person’s own words, or what is missing, and where that is mended.',
  params: z.strictObject({ id: z.string() }),
  reply: z.strictObject({
    project: z.strictObject({ id: z.string(), name: z.string() }),
    items: z.array(rehearsalItemSchema).check(z.maxLength(rehearsalSize)),
  }),
});
