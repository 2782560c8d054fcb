import { type ForecastForm, isSameForecast } from '@elan/domain/forecast/saved/savedForecast';
import type { AnswerMarks } from '@elan/domain/project/answerMarks';
import type { Written as Answered } from '@elan/domain/project/mergeAnswers';
import type { Draft, PendingGeneration } from './formats.ts';

/** @returns the key prefix of a user's drafts in the browser's storage. */
export function draftsOf(userId: string): string {
  return `elan.draft.${userId}.`;
}

/**
 * @returns whether a draft has a pending generation, and no unsaved changes. The answers sent with the generation count
 *   as unsaved, because the server stores them only if it succeeds.
 */
export function isOnlyPending(draft: Draft): boolean {
  const { pendingGeneration, newEntry, base } = draft;
  if (!pendingGeneration || !base || newEntry || hasTyped(draft)) return false;
  return ancestorsOf(draft).every((version) => isSameWritten(draft, version));
}

/**
 * How long after its start a pending generation is looked up, in milliseconds. Any generation ends well before that.
 */
const worthAskingMs = 60 * 60 * 1_000;

/** @returns true if a generation is pending and started less than an hour ago. */
export function isWorthAsking<Pending extends Pick<PendingGeneration, 'startedAt'>>(
  pending: Pending | undefined,
): pending is Pending {
  return pending !== undefined && Date.now() - Date.parse(pending.startedAt) < worthAskingMs;
}

/** A version of the user-written fields, as stored or in a form. */
interface Version extends Answered {
  readonly forecast?: ForecastForm | undefined;
  readonly writeUp?: string | undefined;
}

/** @returns the answers that were sent with a generation, as a version of the module with this base. */
function sentWith({ body }: PendingGeneration, base: Version | undefined): Version {
  const { answers, comments, proposedAnswers = [], defaultedAnswers = [] } = body;
  return { ...base, answers, comments, proposedAnswers, defaultedAnswers };
}

interface Ancestry {
  readonly base?: Version | undefined;
  readonly sent?: Version | undefined;
  readonly pendingGeneration?: PendingGeneration | undefined;
}

/** @returns the known versions from which a later saved one may have started: the base, and what was sent since. */
export function ancestorsOf({ base, sent, pendingGeneration }: Ancestry): readonly Version[] {
  const generated = pendingGeneration && sentWith(pendingGeneration, base);
  return [base, sent, generated].filter((version) => version !== undefined);
}

/** The user-written fields of a draft, which may have no answer marks. */
type DraftWritten = Omit<Version, keyof AnswerMarks> & {
  readonly [Name in keyof AnswerMarks]?: AnswerMarks[Name] | undefined;
};

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
