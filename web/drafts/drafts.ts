import { type Draft, draftSchema } from './draft.ts';
import { draftsOf } from './draftKeys.ts';
import { eraseText, isRefused, keepText, readText, textKeys } from './draftStorage.ts';
import { isOnlyPending } from './isOnlyPending.ts';
import {
  eraseProjectDraft,
  type FormPlace,
  listProjectDrafts,
  readProjectDraft,
  saveProjectDraft,
} from './projectDrafts.ts';
import { saveDraft } from './submitDraft.ts';

/** Where a draft belongs. */
export interface DraftPlace {
  readonly userId: string;
  readonly projectId: string;
  readonly module: string;
}

/** Some drafts could not be saved; they are still here. */
export class DraftsNotSaved extends Error {
  readonly kept: readonly { readonly place: DraftPlace | FormPlace; readonly cause: unknown }[];

  constructor(kept: DraftsNotSaved['kept']) {
    super(`${kept.length} drafts could not be saved`);
    this.name = 'DraftsNotSaved';
    this.kept = kept;
  }
}

/** @returns the key of a draft in the browser's storage. */
export function draftKey({ userId, projectId, module }: DraftPlace): string {
  return `${draftsOf(userId)}${projectId}.${module}`;
}

/** @returns the draft that is kept there, or undefined; what cannot be read counts as none. */
export function readDraft(place: DraftPlace): Draft | undefined {
  const kept = readText(draftKey(place));
  if (kept === null) return undefined;
  try {
    const parsed = draftSchema.safeParse(JSON.parse(kept));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** @returns true when the browser refused the draft that is there: it goes with the page. */
export function isOnlyInMemory(place: DraftPlace): boolean {
  return isRefused(draftKey(place));
}

/** @returns false when the browser refused to keep it: its storage is full or blocked. */
export function writeDraft(place: DraftPlace, draft: Draft): boolean {
  return keepText(draftKey(place), JSON.stringify(draft), draft.savedAt);
}

/** Forgets one draft. */
export function eraseDraft(place: DraftPlace): void {
  eraseText(draftKey(place));
}

/** @returns where this person has drafts on this browser. */
export function listDrafts(userId: string): readonly DraftPlace[] {
  const start = draftsOf(userId);
  return textKeys(start).flatMap((key) => {
    const [projectId, module, ...rest] = key.slice(start.length).split('.');
    return projectId && module && rest.length === 0 ? [{ userId, projectId, module }] : [];
  });
}

/** @returns those of them that hold something unsaved. */
export function listUnsaved(userId: string): readonly DraftPlace[] {
  return listDrafts(userId).filter((place) => {
    const draft = readDraft(place);
    return draft !== undefined && !isOnlyPending(draft);
  });
}

/** @returns how many modules and forms hold something of this person that is not saved. */
export function countUnsaved(userId: string): number {
  return listUnsaved(userId).length + listProjectDrafts(userId).length;
}

/** Forgets every draft of this person on this browser. */
export function eraseDrafts(userId: string): void {
  for (const key of textKeys(draftsOf(userId))) eraseText(key);
}

/** Forgets what this person typed in a project that is there no more. */
export function eraseDraftsIn(userId: string, projectId: string): void {
  for (const place of listDrafts(userId)) {
    if (place.projectId === projectId) eraseDraft(place);
  }
  eraseProjectDraft({ userId, projectId });
}

/**
 * Saves every draft of this person, each against the version that it began from.
 * @throws DraftsNotSaved with those that conflict or fail; they stay.
 */
export async function saveDrafts(userId: string): Promise<void> {
  const kept: { place: DraftPlace | FormPlace; cause: unknown }[] = [];
  const attempt = (place: DraftPlace | FormPlace, work: () => Promise<void>) =>
    work().catch((cause: unknown) => void kept.push({ place, cause }));
  for (const place of listUnsaved(userId)) {
    await attempt(place, async () => {
      const draft = readDraft(place);
      if (draft) await saveDraft(place, draft);
      eraseDraft(place);
    });
  }
  for (const place of listProjectDrafts(userId)) {
    await attempt(place, async () => {
      const draft = readProjectDraft(place);
      if (draft) await saveProjectDraft(place, draft);
      eraseProjectDraft(place);
    });
  }
  if (kept.length > 0) throw new DraftsNotSaved(kept);
}
