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

/** @returns the answers that were sent with a generation, as a version of the module with this base. */
export function sentWith(
  { body }: Pick<PendingGeneration, 'body'>,
  base: Written | undefined,
): Written {
  const { answers, comments, proposedAnswers = [], defaultedAnswers = [] } = body;
  return { ...base, answers, comments, proposedAnswers, defaultedAnswers };
}

/** @returns the versions from which the saved one may have started; the draft started from the first. */
export function ancestorsOf({ base, sent, pendingGeneration }: Draft): readonly Written[] {
  const generated = pendingGeneration && sentWith(pendingGeneration, base);
  return [base, sent, generated].filter((version) => version !== undefined);
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
