import * as z from 'zod/mini';
import { checkSchema } from '../forecast/outputs.ts';

const bilingual = z.strictObject({ fr: z.string(), en: z.string() });

export const asked = 10;

/** A question of the lender in the form for one project. */
export const rehearsalItemSchema = z.strictObject({
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
