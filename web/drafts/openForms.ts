import { type DraftPlace, draftKey } from './draftStorage.ts';

/** Functions that send the unsaved part of each registered form on this page, by draft key. */
const open = new Map<string, () => Promise<void>>();

/** How long signing out or deleting the account waits for saves on a slow network, in milliseconds. */
const patienceMs = 5_000;

/**
 * Registers a form that saves automatically, and holds a lock that shows other tabs that the form is open.
 * @param settle sends the unsaved part; resolves once that has succeeded or failed.
 * @returns a function that unregisters the form and releases the lock.
 */
export function registerOpenForm(place: DraftPlace, settle: () => Promise<void>): () => void {
  const key = draftKey(place);
  open.set(key, settle);
  // Without locks, `whereClosed` returns no drafts, so other tabs send none.
  const release = holdLock(key);
  return () => {
    release();
    if (open.get(key) === settle) open.delete(key);
  };
}

/** Holds a shared lock; no-op over plain http, where browsers have no locks. @returns a function that releases it. */
function holdLock(name: string): () => void {
  const released = Promise.withResolvers<void>();
  navigator.locks?.request(name, { mode: 'shared' }, () => released.promise).catch(() => {});
  return released.resolve;
}

/** Saves that the user requested, whose forms may have been left since. */
const requested = new Set<Promise<unknown>>();

/** Held while a requested save is in progress, so that other tabs wait for it too. */
const requestedLock = 'elan.requested';

/** Makes signing out, in any tab, wait for a save and what follows it before the same draft is sent. */
export function trackSave(save: Promise<unknown>): void {
  requested.add(save);
  const release = holdLock(requestedLock);
  const forget = () => {
    requested.delete(save);
    release();
  };
  save.then(forget, forget);
}

/** Resolves once the tracked saves of all tabs, or without locks of this tab, have succeeded or failed. */
export async function trackedSaves(): Promise<void> {
  await Promise.allSettled(requested);
  await navigator.locks?.request(requestedLock, () => {}).catch(() => {});
}

/** @returns whether the draft's form is registered on this page. */
export function isOpenHere(place: DraftPlace): boolean {
  return open.has(draftKey(place));
}

/** @returns the drafts whose form is not open in any tab; none if the browser has no lock API. */
export async function whereClosed(places: readonly DraftPlace[]): Promise<readonly DraftPlace[]> {
  const locks = await navigator.locks?.query();
  if (!locks) return [];
  const held = new Set(locks.held?.map(({ name }) => name));
  return places.filter((place) => !held.has(draftKey(place)) && !isOpenHere(place));
}

/**
 * Sends the unsaved parts of all registered forms on the page and waits for tracked saves; resolves after five seconds
 * at the latest.
 */
export function settleOpenForms(): Promise<unknown> {
  return waitPatiently([trackedSaves(), ...[...open.values()].map((settle) => settle())]);
}

/** Waits until all saves have succeeded or failed, or `longestMs` milliseconds. @returns whether all have. */
export function waitPatiently(
  saves: readonly Promise<unknown>[],
  longestMs = patienceMs,
): Promise<boolean> {
  const patience = new Promise<boolean>((resolve) => setTimeout(resolve, longestMs, false));
  return Promise.race([Promise.allSettled(saves).then(() => true), patience]);
}
