import { contract } from '@elan/domain/contract/contract';
import { type ProfileChange, profileChangeSchema } from '@elan/domain/dossier/profileChange';
import { timestamp } from '@elan/domain/timestamp';
import * as z from 'zod/mini';
import { call } from '../lib/apiClient.ts';
import { draftsOf } from './draft.ts';
import {
  type DraftPlace,
  draftKey,
  eraseText,
  keepText,
  readText,
  textKeys,
} from './draftStorage.ts';

const text = z.optional(z.string());

/** What was typed of a dossier's cover and people and is not on the server yet: also what cannot be saved as it is. */
const typedProfileSchema = z.strictObject({
  businessName: text,
  contact: text,
  email: text,
  phone: text,
  postalAddress: text,
  neq: text,
  /** As it was typed: "25 000". */
  amountAsked: text,
  people: z.optional(
    z.array(
      z.strictObject({
        id: z.string(),
        name: text,
        role: text,
        share: text,
        training: text,
        experience: text,
      }),
    ),
  ),
});
export type TypedProfile = z.infer<typeof typedProfileSchema>;

const profileDraftSchema = z.strictObject({
  typed: typedProfileSchema,
  /** The part of it that can be saved. */
  change: profileChangeSchema,
  savedAt: timestamp,
});
type ProfileDraft = z.infer<typeof profileDraftSchema>;

/** Takes the place of a module's key. */
const formName = 'dossier';

/** @returns where the draft of a project's dossier is stored. */
export function profilePlace(userId: string, projectId: string): DraftPlace {
  return { userId, projectId, module: formName };
}

/** @returns the stored draft, or undefined; an unreadable one counts as none. */
export function readProfileDraft(place: DraftPlace): ProfileDraft | undefined {
  const kept = readText(draftKey(place));
  if (kept === null) return undefined;
  try {
    const parsed = profileDraftSchema.safeParse(JSON.parse(kept));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** @returns false when the browser refused to store it. */
export function writeProfileDraft(place: DraftPlace, draft: ProfileDraft): boolean {
  return keepText(draftKey(place), JSON.stringify(draft), draft.savedAt);
}

/** Erases the draft of a dossier. */
export function eraseProfileDraft(place: DraftPlace): void {
  eraseText(draftKey(place));
}

/** @returns the dossiers of which this person has something unsaved on this browser. */
export function listProfileDrafts(userId: string): readonly DraftPlace[] {
  const start = draftsOf(userId);
  const end = `.${formName}`;
  return textKeys(start)
    .filter((key) => key.endsWith(end))
    .map((key) => profilePlace(userId, key.slice(start.length, -end.length)))
    .filter((place) => readProfileDraft(place) !== undefined);
}

/** Sends the part of a draft that can be saved. @throws ApiFailure where the server refuses it. */
export async function saveProfileDraft(
  { projectId: id }: DraftPlace,
  change: ProfileChange,
): Promise<void> {
  if (Object.keys(change).length > 0) {
    await call(contract.changeDossierProfile, { params: { id }, body: change });
  }
}
