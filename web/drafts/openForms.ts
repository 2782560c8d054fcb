import { type DraftPlace, draftKey } from './draftStorage.ts';

/** The forms on the page, by the key of their draft, with what sends the unsaved part of each. */
const open = new Map<string, () => Promise<void>>();

/** How long a sign-out or a deletion of the account waits for saves on a slow network, in milliseconds. */
const patienceMs = 5_000;

/**
 * Registers a form that saves by itself. Other tabs see by a lock that it is open.
 * @param settle sends what is unsaved; resolves once that has arrived or failed.
 * @returns a function that removes it.
 */
export function registerOpenForm(place: DraftPlace, settle: () => Promise<void>): () => void {
  const key = draftKey(place);
  open.set(key, settle);
  const closed = Promise.withResolvers<void>();
  // Missing on pages over plain http, where other tabs leave all drafts alone.
  navigator.locks?.request(key, { mode: 'shared' }, () => closed.promise).catch(() => {});
  return () => {
    closed.resolve();
    if (open.get(key) === settle) open.delete(key);
  };
}

/** @returns whether its form is on this page. */
export function isOpenHere(place: DraftPlace): boolean {
  return open.has(draftKey(place));
}

/** @returns the drafts whose form is open in no tab; none where the browser cannot report it. */
export async function whereClosed(places: readonly DraftPlace[]): Promise<readonly DraftPlace[]> {
  const locks = await navigator.locks?.query();
  if (!locks) return [];
  const held = new Set(locks.held?.map(({ name }) => name));
  return places.filter((place) => !held.has(draftKey(place)) && !isOpenHere(place));
}

/** Sends what is unsaved in the forms on the page; resolves after five seconds at the latest. */
export function settleOpenForms(): Promise<void> {
  return waitPatiently([...open.values()].map((settle) => settle()));
}

/** Resolves when all have succeeded or failed, after five seconds at the latest. */
export async function waitPatiently(saves: readonly Promise<unknown>[]): Promise<void> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([Promise.allSettled(saves), patience]);
}
