import type { PendingGeneration } from '../../drafts/draft.ts';

/** Long after any generation has ended; its text, if there was one, is saved in the project by then. */
const worthAskingMs = 60 * 60 * 1_000;

/** @returns true while a pending generation may have an end that the person has not seen. */
export function isWorthAsking(pending: PendingGeneration, now: Date): boolean {
  return now.getTime() - Date.parse(pending.startedAt) < worthAskingMs;
}
