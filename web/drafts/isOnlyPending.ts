import type { Draft } from './draft.ts';

/**
 * @returns true for a draft that only remembers a pending generation, to find it again; it has no unsaved changes.
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
