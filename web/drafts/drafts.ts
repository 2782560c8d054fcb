import { type Draft, draftSchema } from '@elan/domain/project/draft';
import { storedKeys } from '../session/browserStorage.ts';
import { isOnlyPending } from './isOnlyPending.ts';
import { saveDraft } from './saveDraft.ts';

/** Where a draft belongs. */
export interface DraftPlace {
  readonly userId: string;
  readonly projectId: string;
  readonly module: string;
}

/** Some drafts could not be saved; they are still here. */
export class DraftsNotSaved extends Error {
  readonly kept: readonly { readonly place: DraftPlace; readonly cause: unknown }[];

  constructor(kept: DraftsNotSaved['kept']) {
    super(`${kept.length} drafts could not be saved`);
    this.name = 'DraftsNotSaved';
    this.kept = kept;
  }
}

/** @returns the key of a draft in the browser's storage. */
export function draftKey({ userId, projectId, module }: DraftPlace): string {
  return `${keyStart(userId)}${projectId}.${module}`;
}

function keyStart(userId: string): string {
  return `elan.draft.${userId}.`;
}

/** What the browser refused to keep: at least it outlives its screen, until the page is left. */
const inMemory = new Map<string, string>();

/** @returns the draft that is kept there, or undefined; what cannot be read counts as none. */
export function readDraft(place: DraftPlace): Draft | undefined {
  try {
    const key = draftKey(place);
    const kept = inMemory.get(key) ?? localStorage.getItem(key);
    if (kept === null) return undefined;
    const parsed = draftSchema.safeParse(JSON.parse(kept));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** @returns true when the browser refused the draft that is there: it goes with the page. */
export function isOnlyInMemory(place: DraftPlace): boolean {
  return inMemory.has(draftKey(place));
}

/** @returns false when the browser refused to keep it: its storage is full or blocked. */
export function writeDraft(place: DraftPlace, draft: Draft): boolean {
  const key = draftKey(place);
  const content = JSON.stringify(draft);
  try {
    localStorage.setItem(key, content);
    inMemory.delete(key);
    return true;
  } catch {
    inMemory.set(key, content);
    return false;
  }
}

/** Forgets one draft. */
export function eraseDraft(place: DraftPlace): void {
  inMemory.delete(draftKey(place));
  try {
    localStorage.removeItem(draftKey(place));
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** @returns where this person has drafts on this browser. */
export function listDrafts(userId: string): readonly DraftPlace[] {
  const start = keyStart(userId);
  return [...new Set([...storedKeys(), ...inMemory.keys()])]
    .filter((key) => key.startsWith(start))
    .flatMap((key) => {
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

/** Forgets every draft of this person on this browser. */
export function eraseDrafts(userId: string): void {
  for (const place of listDrafts(userId)) eraseDraft(place);
}

/**
 * Saves every draft of this person, each against the version that it began from.
 * @throws DraftsNotSaved with those that conflict or fail; they stay.
 */
export async function saveDrafts(userId: string): Promise<void> {
  const kept: { place: DraftPlace; cause: unknown }[] = [];
  for (const place of listUnsaved(userId)) {
    const draft = readDraft(place);
    try {
      if (draft) await saveDraft(place, draft);
      eraseDraft(place);
    } catch (cause) {
      kept.push({ place, cause });
    }
  }
  if (kept.length > 0) throw new DraftsNotSaved(kept);
}
