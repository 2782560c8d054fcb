import { isSameForecast } from '@elan/domain/forecast/saved/savedForecast';
import type { Draft } from './formats.ts';

/** @returns the key prefix of a user's drafts in the browser's storage. */
export function draftsOf(userId: string): string {
  return `elan.draft.${userId}.`;
}

/** @returns whether a draft has a pending generation, and no changes beyond those sent with its request. */
export function isOnlyPending({ pendingGeneration, ...draft }: Draft): boolean {
  if (!pendingGeneration || draft.newEntry || hasTyped(draft)) return false;
  if (!isSameForecast(draft.forecast, draft.base?.forecast)) return false;
  if (draft.writeUp !== draft.base?.writeUp) return false;
  const { answers, comments } = pendingGeneration.body;
  const ids = new Set([...Object.keys(answers), ...Object.keys(draft.answers)]);
  return (
    comments === draft.comments &&
    [...ids].every((id) => (answers[id] ?? '') === (draft.answers[id] ?? ''))
  );
}

/** @returns whether a forecast field contains text that is not yet a valid value and cannot be saved. */
export function hasTyped({ forecast }: Pick<Draft, 'forecast'>): boolean {
  return Object.keys(forecast?.typed ?? {}).length > 0;
}
