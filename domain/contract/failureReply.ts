import * as z from 'zod/mini';

/** The one form of every failure, on every path: an English sentence and a stable code. */
export const failureReply = z.object({
  error: z.string(),
  code: z.string(),
  /** For a failed sign-in (`FailureFacts`). */
  attemptsRemaining: z.optional(z.number()),
  /** Seconds, as in the header `Retry-After`. */
  retryAfter: z.optional(z.number()),
});
export type FailureReply = z.infer<typeof failureReply>;
