import * as z from 'zod/mini';

/** Why a text helped. */
export const reasonsHelped = ['faithful', 'clear', 'newIdea', 'usable'] as const;
/** Why it did not. */
export const reasonsNotHelped = ['untrue', 'general', 'missing', 'wording', 'length'] as const;

export const feedbackReasons = [...reasonsHelped, ...reasonsNotHelped] as const;
export type FeedbackReason = (typeof feedbackReasons)[number];

/**
 * A person's feedback on a text that was generated: whether it helped, and why. A closed list and no
 * words: the owner reads it, and reads no text of anyone
 * (docs/decisions/0065-the-owner-reads-numbers.md).
 */
export const feedbackSchema = z.union([
  z.strictObject({ helped: z.literal(true), reason: z.nullable(z.enum(reasonsHelped)) }),
  z.strictObject({ helped: z.literal(false), reason: z.nullable(z.enum(reasonsNotHelped)) }),
]);
export type Feedback = z.infer<typeof feedbackSchema>;

/** @returns the feedback in the stored columns; null where there is none, or none that fits. */
export function feedbackOf(helped: boolean | null, reason: string | null): Feedback | null {
  if (helped === null) return null;
  const fits = reason === null || reasonsOf(helped).some((one) => one === reason);
  return fits ? ({ helped, reason } as Feedback) : null;
}

/** @returns the reasons that fit. */
export function reasonsOf(helped: boolean): readonly FeedbackReason[] {
  return helped ? reasonsHelped : reasonsNotHelped;
}
