import * as z from 'zod/mini';
import { generatedIdeaSchema, ideasRequested } from './ideas.ts';
import { maturityScoreSchema } from './maturity.ts';
import { personaSchema, personasRequested } from './personas.ts';

const idea = z.strictObject({
  ...generatedIdeaSchema.shape,
  interestLevel: z.optional(generatedIdeaSchema.shape.interestLevel),
});
export type GrowingIdea = z.infer<typeof idea>;

const { categories, strengths, weaknesses, nextSteps, timeline } = maturityScoreSchema.shape;

/** A partial score, without the overall number, which is computed at the end. */
const score = z.strictObject({
  categories: z.partial(categories),
  strengths,
  weaknesses,
  nextSteps,
  timeline,
});
export type GrowingScore = z.infer<typeof score>;

/**
 * A structured result while it is being generated: the fields received so far, under their final names. Pending texts
 * are '', pending lists are empty, and pending levels and score categories are absent.
 */
export const growingSchema = z.strictObject({
  generatedIdeas: z.optional(z.array(idea).check(z.maxLength(ideasRequested.most))),
  personas: z.optional(z.array(personaSchema).check(z.maxLength(personasRequested))),
  score: z.optional(score),
});
export type Growing = z.infer<typeof growingSchema>;
