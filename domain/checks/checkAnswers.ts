import * as z from 'zod/mini';
import { checkSchema } from '../forecast/outputs.ts';
import { requiredText, text } from '../text.ts';
import { timestamp } from '../timestamp.ts';

/** Maximum length of a reason, in UTF-16 code units. */
export const maxReasonLength = 1_000;
export const reasonSchema = requiredText(maxReasonLength);

/** Maximum number of answers in an imported project. */
export const maxCheckAnswers = 200;

/** A user's answer to a check: why what it reports is intended, and when the user answered. */
export const checkAnswerSchema = z.strictObject({ because: z.string(), at: z.string() });
export type CheckAnswer = z.infer<typeof checkAnswerSchema>;

/** A check with the user's answer, if there is one that still applies. */
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
  /** The result of `evidenceOf` for the check when it was answered. */
  restsOn: text(20),
});
export type KeptAnswer = z.infer<typeof keptAnswerSchema>;

/** @returns whether the user must still act on a check: it is not a note and has no answer. */
export function isOpen({ severity, answer }: AnsweredCheck): boolean {
  return severity !== 'note' && answer === undefined;
}
