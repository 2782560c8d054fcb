import { draftsOf } from './draft.ts';
import { type DraftPlace, textKeys } from './draftStorage.ts';
import { isOpenHere } from './openForms.ts';

/** @returns where this user's module and dossier drafts are stored in this browser. */
export function listDrafts(userId: string): readonly DraftPlace[] {
  return textKeys(draftsOf(userId)).flatMap((key) => placeOf(userId, key) ?? []);
}

function placeOf(userId: string, key: string): DraftPlace | undefined {
  const start = draftsOf(userId);
  if (!key.startsWith(start)) return undefined;
  const [projectId, module, ...rest] = key.slice(start.length).split('.');
  return projectId && module && rest.length === 0 ? { userId, projectId, module } : undefined;
}

/**
 * Calls `onErased` when another tab has erased a module or dossier draft of this user, usually because it was saved.
 * Skips drafts whose form is open on this page.
 * @returns a function that stops watching.
 */
export function watchErased(userId: string, onErased: (place: DraftPlace) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    const place = key !== null && newValue === null ? placeOf(userId, key) : undefined;
    if (place && !isOpenHere(place)) onErased(place);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
