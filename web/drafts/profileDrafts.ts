import type { ProfileChange } from '@elan/domain/dossier/profileChange';
import { call } from '../lib/apiClient.ts';
import { contract } from '../lib/contract.ts';
import { draftsOf } from './draft.ts';
import {
  type DraftPlace,
  draftKey,
  eraseText,
  keepText,
  readText,
  textKeys,
} from './draftStorage.ts';
import type { ProfileDraft } from './formats.ts';
import { readFormat } from './readFormat.ts';

/** Used in place of a module's key. */
const formName = 'dossier';

/** @returns where the draft of a project's dossier is stored. */
export function profilePlace(userId: string, projectId: string): DraftPlace {
  return { userId, projectId, module: formName };
}

/** @returns the stored draft, or undefined; an unreadable one counts as none. */
export function readProfileDraft(place: DraftPlace): ProfileDraft | undefined {
  return readFormat('profile', readText(draftKey(place)));
}

/** @returns false if the browser refused to store it. */
export function writeProfileDraft(place: DraftPlace, draft: ProfileDraft): boolean {
  return keepText(draftKey(place), JSON.stringify(draft), draft.savedAt);
}

/** Erases the draft of a dossier. */
export function eraseProfileDraft(place: DraftPlace): void {
  eraseText(draftKey(place));
}

/** @returns the dossiers with unsaved changes of this user in this browser. */
export function listProfileDrafts(userId: string): readonly DraftPlace[] {
  const start = draftsOf(userId);
  const end = `.${formName}`;
  return textKeys(start)
    .filter((key) => key.endsWith(end))
    .map((key) => profilePlace(userId, key.slice(start.length, -end.length)))
    .filter((place) => readProfileDraft(place) !== undefined);
}

/**
 * Sends the part of a draft that can be saved.
 * @throws ApiFailure if the server refuses it
 */
export async function saveProfileDraft(
  { projectId: id }: DraftPlace,
  change: ProfileChange,
): Promise<void> {
  if (Object.keys(change).length > 0) {
    await call(contract.changeDossierProfile, { params: { id }, body: change });
  }
}
