import { forgetArrived } from './arrived.ts';
import { draftsOf, hasTyped, isOnlyPending, isWorthAsking } from './draft.ts';
import { listDrafts } from './draftPlaces.ts';
import {
  type DraftPlace,
  eraseArrived,
  eraseDraft,
  eraseText,
  readDraft,
  textKeys,
  timeAfter,
  writeDraft,
} from './draftStorage.ts';
import type { Draft, Written } from './formats.ts';
import { trackedSaves, waitPatiently, whereClosed } from './openForms.ts';
import {
  isProfilePlace,
  listProfileDrafts,
  readProfileDraft,
  saveProfileDraft,
} from './profileDrafts.ts';
import {
  eraseProjectDraft,
  type FormPlace,
  listProjectDrafts,
  readProjectDraft,
  saveProjectDraft,
} from './projectDrafts.ts';
import { listReasons } from './reasonDrafts.ts';
import { eraseRequests } from './storedRequests.ts';
import { forgetForms } from './undo.ts';

/** Some drafts could not be saved; they remain in the browser. */
export class DraftsNotSaved extends Error {
  readonly kept: readonly { readonly place: DraftPlace | FormPlace; readonly cause: unknown }[];

  constructor(kept: DraftsNotSaved['kept']) {
    super(`${kept.length} drafts could not be saved`);
    this.name = 'DraftsNotSaved';
    this.kept = kept;
  }
}

/** @returns the module drafts that have unsaved changes, not only a pending generation. */
export function listUnsaved(userId: string): readonly DraftPlace[] {
  return listDrafts(userId).filter((place) => {
    if (isProfilePlace(place)) return false;
    const draft = readDraft(place);
    return draft !== undefined && !isOnlyPending(draft);
  });
}

/** @returns the number of modules, project forms, dossiers and reasons in which this user has unsaved changes. */
export function countUnsaved(userId: string): number {
  const lists = [listUnsaved, listProjectDrafts, listProfileDrafts, listReasons];
  return lists.flatMap((list): readonly unknown[] => list(userId)).length;
}

/** Erases this user's module, project and dossier drafts, and this tab's records of saves and of forms. */
export function eraseDrafts(userId: string): void {
  for (const key of textKeys(draftsOf(userId))) eraseText(key);
  forgetArrived(draftsOf(userId));
  forgetForms(draftsOf(userId));
}

/** Erases this user's drafts and stored requests in a project that no longer exists. */
export function eraseDraftsIn(userId: string, projectId: string): void {
  for (const place of listDrafts(userId)) {
    if (place.projectId === projectId) eraseDraft(place);
  }
  eraseProjectDraft({ userId, projectId });
  eraseRequests(userId, projectId);
}

/** Loads the code that merges and sends module drafts; called only when there is one to save. */
const loadSaving = () => import('./submitDraft.ts');

let sending: Promise<unknown> = Promise.resolve();
let isHeld = false;

/**
 * Sends the drafts of modules that are not open in any tab, such as those written offline. Drafts that have a new
 * journal entry, a recent pending generation, an invalid forecast value or a conflict remain for the user to resolve.
 * @param isSigningOut whether to send a draft with a pending generation too, if the module was saved since, usually
 *   with the generation's result. The draft's key, which finds that result again, is then lost.
 * @returns the ids of the projects that changed.
 */
export function sendLeftDrafts(userId: string, isSigningOut = false): Promise<ReadonlySet<string>> {
  // A failed run does not stop the next one.
  const sent = sending.catch(() => {}).then(() => sendThem(userId, isSigningOut));
  sending = sent;
  return sent;
}

/**
 * Pauses `sendLeftDrafts`, for example while the account is being deleted. Waits up to five seconds for a save in
 * progress.
 * @returns a function that allows sending again.
 */
export async function holdLeftDrafts(): Promise<() => void> {
  isHeld = true;
  await waitPatiently([sending]);
  return () => {
    isHeld = false;
  };
}

async function sendThem(userId: string, isSigningOut: boolean): Promise<ReadonlySet<string>> {
  const changed = new Set<string>();
  for (const place of await whereClosed(listUnsaved(userId))) {
    if (isHeld) return changed;
    const draft = readDraft(place);
    if (!draft || draft.newEntry || hasTyped(draft)) continue;
    const isPending = isWorthAsking(draft.pendingGeneration);
    // Saving now could compete with the generation's result.
    if (isPending && !(isSigningOut && (await isSavedSince(place, draft)))) continue;
    // Records, for a form that opens during the request, that this version may have reached the server.
    const sent = writtenIn(draft);
    const noted = { ...draft, sent, savedAt: timeAfter(draft.savedAt) };
    writeDraft(place, noted);
    try {
      const { saveDraft } = await loadSaving();
      await saveDraft(place, draft);
      if (isPending) eraseUnchanged(place, noted);
      else eraseArrived(place, draft);
      changed.add(place.projectId);
    } catch {
      // The draft stays stored, so a later attempt can send it.
    }
  }
  return changed;
}

/** @returns the user-written fields of a draft as they are sent. */
function writtenIn(draft: Draft): Written {
  const { answers, comments, proposedAnswers = [], defaultedAnswers = [] } = draft;
  const { forecast, writeUp } = draft;
  return {
    answers,
    comments,
    proposedAnswers,
    defaultedAnswers,
    ...(forecast ? { forecast: { ...forecast, typed: {} } } : {}),
    ...(writeUp === undefined ? {} : { writeUp }),
  };
}

/** Erases a draft, unless a form has stored it again since. @returns whether there is no draft left. */
function eraseUnchanged(place: DraftPlace, { savedAt }: Draft): boolean {
  const now = readDraft(place);
  if (now && now.savedAt !== savedAt) return false;
  eraseDraft(place);
  return true;
}

/**
 * Saves the stored draft, then erases it. If it changed during the request, stores it as a change of what arrived, for a
 * retry too, and saves it again. An added entry keeps its id, so that its newer text replaces it.
 * @throws ApiFailure or Error as `saveDraft` does
 */
async function saveStored(place: DraftPlace): Promise<void> {
  const draft = readDraft(place);
  if (!draft) return;
  const { saveDraft } = await loadSaving();
  const sentAs = await saveDraft(place, draft);
  if (eraseUnchanged(place, draft)) return;
  const now = readDraft(place);
  if (!now) return;
  const newEntry = now.newEntry && sentAs ? { ...now.newEntry, sentAs } : now.newEntry;
  const sent = writtenIn(draft);
  writeDraft(place, { ...now, sent, newEntry, savedAt: timeAfter(now.savedAt) });
  await saveStored(place);
}

async function isSavedSince(place: DraftPlace, draft: Draft): Promise<boolean> {
  try {
    const saving = await loadSaving();
    return await saving.isSavedSince(place, draft);
  } catch {
    return false;
  }
}

/**
 * Saves this user's unsaved changes to modules, projects, dossiers and reasons, and erases each draft once it is saved.
 * @param longestMs how long it waits for saves in progress, in milliseconds.
 * @throws DraftsNotSaved listing the drafts that conflict or fail, which stay stored.
 */
export async function saveDrafts(userId: string, longestMs = 30_000): Promise<void> {
  const isSettled = await waitPatiently([trackedSaves()], longestMs);
  const kept: { place: DraftPlace | FormPlace; cause: unknown }[] = [];
  const attempt = (place: DraftPlace | FormPlace, work: () => Promise<void>) =>
    work().catch((cause: unknown) => void kept.push({ place, cause }));
  for (const place of listUnsaved(userId)) {
    await attempt(place, () => saveStored(place));
  }
  for (const place of listProjectDrafts(userId)) {
    await attempt(place, async () => {
      // Otherwise, the draft could be sent twice, and a new project created twice.
      if (!isSettled) throw new Error('a save of a project is still in progress');
      const draft = readProjectDraft(place);
      if (draft) await saveProjectDraft(place, draft);
    });
  }
  for (const place of listProfileDrafts(userId)) {
    await attempt(place, async () => {
      const draft = readProfileDraft(place);
      if (draft) await saveProfileDraft(place, draft);
    });
  }
  for (const place of listReasons(userId)) {
    await attempt(place, async () => {
      const { saveReason } = await import('./saveReason.ts');
      await saveReason(place);
    });
  }
  if (kept.length > 0) throw new DraftsNotSaved(kept);
}
