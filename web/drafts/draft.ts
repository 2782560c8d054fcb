import { isSameForecast } from '@elan/domain/forecast/saved/savedForecast';
import type { Draft } from './formats.ts';

/** @returns the prefix of the keys of a person's drafts in the browser's storage. */
export function draftsOf(userId: string): string {
  return `elan.draft.${userId}.`;
}

/**
 * @returns true for a draft that only remembers a pending generation, to find it again; it has no unsaved changes.
 */
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

/** @returns true where a field of the forecast has a text that is no value yet, which cannot be saved. */
export function hasTyped({ forecast }: Pick<Draft, 'forecast'>): boolean {
  return Object.keys(forecast?.typed ?? {}).length > 0;
}
