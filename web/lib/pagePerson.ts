import { readStored, writeStored } from './browserStorage.ts';

/** The localStorage key of the id of the person who signed in last in this browser: other tabs hear of a change. */
export const personKey = 'elan.person';

let person: string | undefined;
let isLeaving = false;

/** Notes whose page this is: each call names them, so that the server answers nothing as another person. */
export function setPagePerson(id: string): void {
  if (person === id) return;
  person = id;
  writeStored(personKey, id);
}

/** @returns whose page this is; undefined before it is known, and on a signed-out page. */
export function pagePerson(): string | undefined {
  return person;
}

/** Notes that this page is nobody's any more, also for other tabs. */
export function clearPagePerson(): void {
  person = undefined;
  writeStored(personKey, null);
}

/** @returns whether another person has signed in in this browser since. */
export function isOtherPersons(): boolean {
  const latest = readStored(personKey);
  return person !== undefined && latest !== null && latest !== person;
}

/** Leaves the page of a person for that of the one who is signed in now. Drafts are kept as the page is left. */
export function leaveForOtherPerson(): void {
  if (isLeaving) return;
  isLeaving = true;
  location.replace('/dashboard');
}

/**
 * Calls `look` whenever another tab may have changed who is signed in: at once, when the page is seen again, and when
 * the browser brings it back from its history as it was.
 * @returns a function that stops it.
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
    // It may have been left for the other person before.
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
