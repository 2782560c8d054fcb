import { isSameForecast } from '@elan/domain/forecast/saved/savedForecast';
import type { Draft, PendingGeneration, Written } from './formats.ts';

/** @returns the key prefix of a user's drafts in the browser's storage. */
export function draftsOf(userId: string): string {
  return `elan.draft.${userId}.`;
}

/**
 * @returns whether a draft has a pending generation, and no unsaved changes. The answers sent with the generation count
 *   as unsaved, because the server stores them only if it succeeds.
 */
export function isOnlyPending(draft: Draft): boolean {
  const { pendingGeneration, newEntry, base, sent } = draft;
  if (!pendingGeneration || !base || sent || newEntry || hasTyped(draft)) return false;
  return isSameWritten(draft, base);
}

/**
 * How long after its start a pending generation is looked up, in milliseconds. Any generation ends well before that.
 */
const worthAskingMs = 60 * 60 * 1_000;

/** @returns true while a pending generation may have a result that the user has not seen. */
export function isWorthAsking<Pending extends Pick<PendingGeneration, 'startedAt'>>(
  pending: Pending | undefined,
): pending is Pending {
  return pending !== undefined && Date.now() - Date.parse(pending.startedAt) < worthAskingMs;
}

/** The user-written fields of a draft, which may have no answer marks. */
type DraftWritten = Pick<Draft, keyof Written>;

/** @returns whether two versions have the same user-written fields. Missing answer marks count as none. */
export function isSameWritten(one: DraftWritten, other: DraftWritten): boolean {
  const textOf = (from: DraftWritten) => {
    const { answers, comments, proposedAnswers = [], defaultedAnswers = [], writeUp } = from;
    const sorted = Object.entries(answers).sort();
    return JSON.stringify([sorted, comments, proposedAnswers, defaultedAnswers, writeUp]);
  };
  return isSameForecast(one.forecast, other.forecast) && textOf(one) === textOf(other);
}

/** @returns whether a forecast field contains text that is not yet a valid value and cannot be saved. */
export function hasTyped({ forecast }: Pick<Draft, 'forecast'>): boolean {
  return Object.keys(forecast?.typed ?? {}).length > 0;
}
