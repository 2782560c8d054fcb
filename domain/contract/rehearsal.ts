import * as z from 'zod/mini';
import { checkSchema } from '../forecast/outputs.ts';
import { defineCall } from './call.ts';

const bilingual = z.strictObject({ fr: z.string(), en: z.string() });

/** Questions of a rehearsal. */
export const rehearsalSize = 10;

/** A question of the lender in the form for one project. */
const rehearsalItemSchema = z.strictObject({
  id: z.string(),
  question: bilingual,
  /** Why this project gets it. */
  because: z.optional(bilingual),
  /** From the figures and the person’s own words. */
  answer: z.optional(bilingual),
  /** The piece that is still missing; without one the answer is complete. */
  missing: z.optional(bilingual),
  /** Where the answer comes from, or can be completed. */
  mendAt: checkSchema.shape.mendAt,
});
export type RehearsalItem = z.infer<typeof rehearsalItemSchema>;

/** @returns whether a lender gets a complete answer. */
export function isAnswered({ missing }: Pick<RehearsalItem, 'missing'>): boolean {
  return missing === undefined;
}

export const getRehearsal = defineCall({
  method: 'GET',
  path: '/api/projects/:id/rehearsal',
  summary:
    'The ten questions that a lender will ask of a project, the weightiest first: each with its answer from the figures and the person’s own words, or what is missing, and where that is mended.',
  session: 'required',
  params: z.strictObject({ id: z.string() }),
  reply: z.strictObject({
    project: z.strictObject({ id: z.string(), name: z.string() }),
    items: z.array(rehearsalItemSchema).check(z.maxLength(rehearsalSize)),
  }),
});
