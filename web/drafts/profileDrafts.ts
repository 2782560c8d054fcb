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

/** Takes the place of the module in the draft's key. */
const formName = 'dossier';

/** @returns where the draft of a project's dossier is stored. */
export function profilePlace(userId: string, projectId: string): DraftPlace {
  return { userId, projectId, module: formName };
}

/** @returns the stored draft; undefined if there is none or it cannot be read. */
export function readProfileDraft(place: DraftPlace): ProfileDraft | undefined {
  return readFormat('profile', readText(draftKey(place)));
}

/** @returns false if the browser refused to store the draft. */
export function writeProfileDraft(place: DraftPlace, draft: ProfileDraft): boolean {
  return keepText(draftKey(place), JSON.stringify(draft), draft.savedAt);
}

export function eraseProfileDraft(place: DraftPlace): void {
  eraseText(draftKey(place));
}

/** @returns where this user's dossier drafts are stored in this browser. */
export function listProfileDrafts(userId: string): readonly DraftPlace[] {
  const start = draftsOf(userId);
  const end = `.${formName}`;
  return textKeys(start)
    .filter((key) => key.endsWith(end))
    .map((key) => profilePlace(userId, key.slice(start.length, -end.length)))
    .filter((place) => readProfileDraft(place) !== undefined);
}

/**
 * Sends the valid part of a draft; does nothing if that is empty.
 * @throws ApiFailure if the request fails
 */
export async function saveProfileDraft(
  { projectId: id }: DraftPlace,
  change: ProfileChange,
): Promise<void> {
  if (Object.keys(change).length > 0) {
    await call(contract.changeDossierProfile, { params: { id }, body: change });
  }
}
