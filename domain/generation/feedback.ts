import * as z from 'zod/mini';

export const reasonsHelped = ['faithful', 'clear', 'newIdea', 'usable'] as const;
export const reasonsNotHelped = ['untrue', 'general', 'missing', 'wording', 'length'] as const;

export const feedbackReasons = [...reasonsHelped, ...reasonsNotHelped] as const;
export type FeedbackReason = (typeof feedbackReasons)[number];

/**
 * Whether a generated text helped, and why. The reasons are a closed list without free text, because the owner sees the
 * feedback but must not see what users write (docs/decisions/0065-the-owner-reads-numbers.md).
 */
export const feedbackSchema = z.union([
  z.strictObject({ helped: z.literal(true), reason: z.nullable(z.enum(reasonsHelped)) }),
  z.strictObject({ helped: z.literal(false), reason: z.nullable(z.enum(reasonsNotHelped)) }),
]);
export type Feedback = z.infer<typeof feedbackSchema>;

/** @returns the feedback from its database columns; null if there is none, or if the reason does not match `helped`. */
export function feedbackOf(helped: boolean | null, reason: string | null): Feedback | null {
  if (helped === null) return null;
  const fits = reason === null || reasonsOf(helped).some((one) => one === reason);
  return fits ? ({ helped, reason } as Feedback) : null;
}

/** @returns the reasons that a user can give. */
export function reasonsOf(helped: boolean): readonly FeedbackReason[] {
  return helped ? reasonsHelped : reasonsNotHelped;
}
