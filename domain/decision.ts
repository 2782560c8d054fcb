import type { FailureCode } from './failure.ts';

/** Whether something may be done, and why not; a button and the server ask for the same one. */
export type Decision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly because: FailureCode };

/** @returns a refusal. */
export function refused(because: FailureCode): Decision {
  return { allowed: false, because };
}
