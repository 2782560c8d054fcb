import { readCookie, writeCookie } from './browserStorage.ts';
import {
  clearPagePerson,
  clearStoredPerson,
  isOtherPersons,
  leaveForOtherPerson,
  pagePerson,
} from './pagePerson.ts';

/** Name of a readable cookie that the server sets and clears along with the session cookie. */
const hintCookie = 'elan_session';

type Listener = () => void;
const listeners = new Set<Listener>();
let isOver = false;

/** @returns whether this browser probably has a session, according to the hint cookie; false on the server. */
export function hasSessionHint(): boolean {
  // There is no cookie on the server, which uses the router's context instead.
  return typeof document !== 'undefined' && readCookie(hintCookie) === '1';
}

/**
 * @returns whether the page may belong to a signed-in user. Always true on the server, where this code cannot read the
 *   cookie.
 */
export function mayBeSignedIn(): boolean {
  return typeof document === 'undefined' || hasSessionHint();
}

/** Removes the session hint and the page's user, so that pages are shown as signed out. */
export function dropSessionHint(): void {
  isOver = false;
  clearPagePerson();
  writeCookie(hintCookie, '', 0);
}

/** Records that the server no longer accepts the session. If another user has signed in, leaves the page instead. */
export function noteSessionEnd(): void {
  if (isOtherPersons()) {
    leaveForOtherPerson();
    return;
  }
  // The page still shows its user's texts, so it must notice when another user signs in.
  clearStoredPerson();
  writeCookie(hintCookie, '', 0);
  isOver = true;
}

/** @returns whether `noteSessionEnd` recorded the end of the session and none has begun since. */
export function hasSessionEnded(): boolean {
  return isOver && !hasSessionHint();
}

/**
 * Handles the end of the session: leaves the page if another user has signed in, else removes the hint and calls the
 * listeners.
 */
export function announceSessionEnd(): void {
  if (isOtherPersons()) {
    // The session hint now belongs to the other user, so it is not removed.
    leaveForOtherPerson();
    return;
  }
  dropSessionHint();
  for (const listener of listeners) listener();
}

/**
 * Leaves the page if another user has signed in, or handles the end of the session if nobody is signed in, unless
 * `noteSessionEnd` has recorded it.
 */
export function checkPagePerson(): void {
  if (isOtherPersons()) leaveForOtherPerson();
  else if (hasSessionHint()) isOver = false;
  else if (pagePerson() !== undefined && !isOver) announceSessionEnd();
}

/** Subscribes to the end of the session, and returns a function that unsubscribes. */
export function onSessionEnd(listener: Listener): Listener {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
