import type { ProfileChange } from '@elan/domain/dossier/profileChange';
import { call } from '../lib/apiClient.ts';
import { contract } from '../lib/contract.ts';
import { sortedJson } from '../lib/sortedJson.ts';
import { listDrafts } from './draftPlaces.ts';
import {
  type DraftPlace,
  draftKey,
  eraseText,
  keepText,
  readText,
  timeAfter,
} from './draftStorage.ts';
import type { ProfileDraft, SentProfile, TypedProfile } from './formats.ts';
import { readFormat } from './readFormat.ts';

/** Takes the place of the module in the draft's key. */
const formName = 'dossier';

/** @returns where the draft of a project's dossier is stored. */
export function profilePlace(userId: string, projectId: string): DraftPlace {
  return { userId, projectId, module: formName };
}

/** @returns whether a draft is a dossier's, not a module's. */
export function isProfilePlace({ module }: DraftPlace): boolean {
  return module === formName;
}

/** @returns the stored draft; undefined if there is none or it cannot be read. */
export function readProfileDraft(place: DraftPlace): ProfileDraft | undefined {
  return readFormat('profile', readText(draftKey(place)));
}

/** @returns false if localStorage refused the draft. */
export function writeProfileDraft(place: DraftPlace, draft: ProfileDraft): boolean {
  return keepText(draftKey(place), JSON.stringify(draft), draft.savedAt);
}

export function eraseProfileDraft(place: DraftPlace): void {
  eraseText(draftKey(place));
}

/** @returns where this user's dossier drafts are stored in this browser. */
export function listProfileDrafts(userId: string): readonly DraftPlace[] {
  return listDrafts(userId).filter(
    (place) => isProfilePlace(place) && readProfileDraft(place) !== undefined,
  );
}

/**
 * @returns the typed fields that remain after these fields were saved. A field that changed since it was sent remains.
 *   If the people changed, those that were saved become their `peopleBefore`.
 */
export function withoutArrived(
  now: TypedProfile,
  sent: TypedProfile,
  fields: readonly string[],
): TypedProfile {
  const left = Object.entries(now).filter(
    ([field, value]) =>
      !fields.includes(field) ||
      sortedJson(sent[field as keyof TypedProfile]) !== sortedJson(value),
  );
  const { people, peopleBefore, ...texts }: TypedProfile = Object.fromEntries(left);
  if (people === undefined) return texts;
  return { ...texts, people, peopleBefore: fields.includes('people') ? sent.people : peopleBefore };
}

/** @returns the stored fields that differ from this tab's own. */
export function typedElsewhere(stored: TypedProfile, own: TypedProfile): TypedProfile {
  const { peopleBefore, ...fields } = stored;
  const others: TypedProfile = Object.fromEntries(
    Object.entries(fields).filter(
      ([field, value]) =>
        sortedJson(own[field as keyof TypedProfile] ?? null) !== sortedJson(value ?? null),
    ),
  );
  return others.people === undefined ? others : { ...others, peopleBefore };
}

/**
 * @returns the people of a change that may not have arrived. They are sent again before later people, which start from
 *   them. The change's texts are not sent again, because the draft has newer ones.
 */
export function sentPeople({ typed, change }: SentProfile): readonly SentProfile[] {
  if (change.people === undefined) return [];
  const people = { people: typed.people, peopleBefore: typed.peopleBefore };
  const { people: valid, peopleBefore } = change;
  return [{ typed: people, change: { people: valid, ...(peopleBefore ? { peopleBefore } : {}) } }];
}

/** @returns the people in `sent` that are not in `others`. */
export function withoutSent(
  sent: readonly SentProfile[] = [],
  others: readonly SentProfile[],
): SentProfile[] {
  const known = new Set(others.map(({ typed }) => sortedJson(typed)));
  return sent.flatMap(sentPeople).filter(({ typed }) => !known.has(sortedJson(typed)));
}

/** @returns the draft's `sent` property, left out if the list is empty. */
export function sentIn(sent: SentProfile[]): Pick<ProfileDraft, 'sent'> {
  return sent.length > 0 ? { sent } : {};
}

/**
 * Removes these fields from the stored draft once they were saved, unless they changed since they were sent. Also
 * removes `sent` from the people that may not have arrived. Without fields, the request was refused.
 */
export function eraseArrivedFields(
  place: DraftPlace,
  sent: SentProfile,
  fields: readonly string[],
): void {
  const draft = readProfileDraft(place);
  if (!draft) return;
  const typed = withoutArrived(draft.typed, sent.typed, fields);
  if (Object.keys(typed).length === 0) {
    eraseProfileDraft(place);
    return;
  }
  const change: ProfileChange = Object.fromEntries(
    Object.entries(draft.change).filter(([field]) => Object.hasOwn(typed, field)),
  );
  if (change.people !== undefined) change.peopleBefore = typed.peopleBefore;
  writeProfileDraft(place, {
    typed,
    change,
    ...sentIn(withoutSent(draft.sent, sentPeople(sent))),
    savedAt: timeAfter(draft.savedAt),
  });
}

/**
 * Sends the valid part of a draft, after the people that may not have arrived, and keeps the rest stored. What changed
 * in it during the request is sent too.
 * @throws ApiFailure if the request fails
 * @throws Error if a field remains that has no valid value
 */
export async function saveProfileDraft(place: DraftPlace, draft: ProfileDraft): Promise<void> {
  for (const people of withoutSent(draft.sent, [])) await send(place, people);
  const left = draft.sent ? readProfileDraft(place) : draft;
  if (!left) return;
  await send(place, left);
  const now = readProfileDraft(place);
  if (!now) return;
  const isInvalid = Object.keys(now.change).length === 0;
  if (isInvalid) throw new Error('a field of the dossier holds no valid value');
  await saveProfileDraft(place, now);
}

async function send(place: DraftPlace, { typed, change }: SentProfile): Promise<void> {
  const fields = Object.keys(change);
  if (fields.length > 0) {
    const params = { id: place.projectId };
    await call(contract.changeDossierProfile, { params, body: change });
  }
  eraseArrivedFields(place, { typed, change }, fields);
}
