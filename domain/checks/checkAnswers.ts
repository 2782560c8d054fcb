import * as z from 'zod/mini';
import { checkSchema } from '../forecast/outputs.ts';
import { requiredText, text } from '../text.ts';
import { timestamp } from '../timestamp.ts';

/** A reason, in a sentence or a few. */
export const maxReasonLength = 1_000;
export const reasonSchema = requiredText(maxReasonLength);

/** Answers of one project; it never has as many checks. */
export const maxCheckAnswers = 200;

/** Why the person intends what the check points out. */
export const checkAnswerSchema = z.strictObject({ because: z.string(), at: z.string() });
export type CheckAnswer = z.infer<typeof checkAnswerSchema>;

/** A check, and the person's answer to it where it still holds. */
export const answeredCheckSchema = z.strictObject({
  ...checkSchema.shape,
  answer: z.optional(checkAnswerSchema),
});
export type AnsweredCheck = z.infer<typeof answeredCheckSchema>;

/** An answer as stored with its project. */
export const keptAnswerSchema = z.strictObject({
  check: text(200),
  because: reasonSchema,
  at: timestamp,
  /** `evidenceOf` the check when it was answered. */
  restsOn: text(20),
});
export type KeptAnswer = z.infer<typeof keptAnswerSchema>;

/** @returns whether a check is still to be judged: neither a note nor confirmed as intended. */
export function isOpen({ severity, answer }: AnsweredCheck): boolean {
  return severity !== 'note' && answer === undefined;
}
