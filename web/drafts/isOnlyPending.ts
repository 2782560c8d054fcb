import type { Draft } from './draft.ts';

/**
 * @returns true for a draft that holds nothing but what a generation was asked with: it is kept to
 *   find that generation again, and nothing in it is unsaved.
 */
export function isOnlyPending({ pendingGeneration, ...draft }: Draft): boolean {
  if (!pendingGeneration || draft.newEntry) return false;
  const { answers, comments } = pendingGeneration.body;
  const ids = new Set([...Object.keys(answers), ...Object.keys(draft.answers)]);
  return (
    comments === draft.comments &&
    [...ids].every((id) => (answers[id] ?? '') === (draft.answers[id] ?? ''))
  );
}
