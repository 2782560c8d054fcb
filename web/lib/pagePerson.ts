import { readStored, writeStored } from './browserStorage.ts';

/** The localStorage key of the signed-in user's id, through which tabs notice that another user signed in. */
export const personKey = 'elan.person';

let person: string | undefined;
let isLeaving = false;

/** Records the page's user, also for other tabs. Calls send the id, so the server rejects another user's session. */
export function setPagePerson(id: string): void {
  if (person === id) return;
  person = id;
  writeStored(personKey, id);
}

/** @returns the id of the page's user; undefined before it is known and on signed-out pages. */
export function pagePerson(): string | undefined {
  return person;
}

/** Records that the page has no user any more, also for other tabs. */
export function clearPagePerson(): void {
  person = undefined;
  clearStoredPerson();
}

/** Records for other tabs that nobody is signed in. Does not change this page's user. */
export function clearStoredPerson(): void {
  writeStored(personKey, null);
}

/** @returns whether a different user has since signed in in another tab. */
export function isOtherPersons(): boolean {
  const latest = readStored(personKey);
  return person !== undefined && latest !== null && latest !== person;
}

/** Leaves for the dashboard of the user who is signed in now, unless the page is already leaving. */
export function leaveForOtherPerson(): void {
  if (isLeaving) return;
  isLeaving = true;
  location.replace('/dashboard');
}

/**
 * Calls `look` whenever another tab may have changed the signed-in user: when it stores the change, when the page
 * becomes visible again, and when the browser restores the page from its back/forward cache.
 * @returns a function that stops watching.
 */
export function watchPerson(look: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === personKey) look();
  };
  const onVisibility = () => {
    if (document.visibilityState === 'visible') look();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    // The page may have been left for another user before the browser restored it.
    isLeaving = false;
    look();
  };
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pageshow', onShow);
  };
}
