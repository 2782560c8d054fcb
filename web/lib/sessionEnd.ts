import { readCookie, writeCookie } from './browserStorage.ts';
import { clearPagePerson, isOtherPersons, leaveForOtherPerson, pagePerson } from './pagePerson.ts';

/** Set and cleared by the server with its own cookie, which scripts cannot read. */
const hintCookie = 'elan_session';

type Listener = () => void;
const listeners = new Set<Listener>();
let isOver = false;

/** @returns whether this browser has a session, as far as it can know without asking. */
export function hasSessionHint(): boolean {
  // On the server, the router's context says whether there is a session.
  return typeof document !== 'undefined' && readCookie(hintCookie) === '1';
}

/** @returns whether the page may be a signed-in person's; always true on the server, which has no cookie to read here. */
export function mayBeSignedIn(): boolean {
  return typeof document === 'undefined' || hasSessionHint();
}

/** Removes the hint: from now on these pages are signed-out pages. */
export function dropSessionHint(): void {
  isOver = false;
  clearPagePerson();
  writeCookie(hintCookie, '', 0);
}

/** Notes that the server no longer accepts the session, and leaves the person where they are. */
export function noteSessionEnd(): void {
  dropSessionHint();
  isOver = true;
}

/** @returns whether the session of this visit ended by itself, so that its pages lead to the sign-in page. */
export function hasSessionEnded(): boolean {
  return isOver && !hasSessionHint();
}

/** Announces that the server no longer accepts the session. */
export function announceSessionEnd(): void {
  if (isOtherPersons()) {
    // The hint is that person's.
    leaveForOtherPerson();
    return;
  }
  dropSessionHint();
  for (const listener of listeners) listener();
}

/** Leaves the page of a person who is not signed in here any more: another one is, or nobody. */
export function checkPagePerson(): void {
  if (isOtherPersons()) leaveForOtherPerson();
  else if (pagePerson() !== undefined && !hasSessionHint()) announceSessionEnd();
}

/** @returns a function that unsubscribes. */
export function onSessionEnd(listener: Listener): Listener {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
