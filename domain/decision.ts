import type { FailureCode } from './failure.ts';

/**
 * Whether something may be done and, if not, why. A button and the server take the same decision.
 */
export type Decision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly because: FailureCode };

/** @returns a refusal. */
export function refused(because: FailureCode): Decision {
  return { allowed: false, because };
}
