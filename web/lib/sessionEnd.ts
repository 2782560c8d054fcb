import { readCookie, writeCookie } from './browserStorage.ts';

/** Set and cleared by the server beside its own cookie, which scripts cannot read. */
const hintCookie = 'elan_session';

type Listener = () => void;
const listeners = new Set<Listener>();

/** @returns whether this browser holds a session, as far as it can know without asking. */
export function hasSessionHint(): boolean {
  // On the server a page is told whose it is.
  return typeof document !== 'undefined' && readCookie(hintCookie) === '1';
}

/** @returns whether a page may be of somebody signed in; the server, which renders for everybody, cannot say it of one. */
export function mayBeSignedIn(): boolean {
  return typeof document === 'undefined' || hasSessionHint();
}

/** Removes the hint: from now on these pages are signed-out pages. */
export function dropSessionHint(): void {
  writeCookie(hintCookie, '', 0);
}

/** Tells the page that the server no longer knows its session. */
export function announceSessionEnd(): void {
  dropSessionHint();
  for (const listener of listeners) listener();
}

/** @returns a function that stops listening. */
export function onSessionEnd(listener: Listener): Listener {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
