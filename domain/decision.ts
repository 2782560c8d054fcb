import type { FailureCode } from './failure.ts';

/** Whether an action is allowed and, if not, why. */
export type Decision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly because: FailureCode };

/** @returns a decision that refuses the action for this reason. */
export function refused(because: FailureCode): Decision {
  return { allowed: false, because };
}
