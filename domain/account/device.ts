import type { Language } from '../language.ts';

const dayMs = 86_400_000;

/** How many days a browser is recognized after its last sign-in: the longest that browsers keep a cookie. */
export const deviceDays = 400;

/**
 * A new browser causes no email if one with the same network and user agent signed in less than this many milliseconds
 * ago. It is probably one browser that sent its form twice, before it had the cookie.
 */
export const sameBrowserMs = 10 * 60_000;

/** @returns the time before which a browser's last sign-in is too old for it to be recognized. */
export function oldestDevice(now: Date): Date {
  return new Date(now.getTime() - deviceDays * dayMs);
}

/** What is known about a session's browser. */
export interface BrowserName {
  /** Such as "Firefox"; null if not recognized. */
  readonly browser: string | null;
  /** Such as "Windows"; null if not recognized. */
  readonly system: string | null;
}

/** @returns a readable browser name, such as "Firefox sous Windows" or "Firefox on Windows". */
export function sayBrowser({ browser, system }: BrowserName, language: Language): string {
  const unknown = language === 'fr' ? 'Navigateur non reconnu' : 'Unrecognized browser';
  if (system === null) return browser ?? unknown;
  return `${browser ?? unknown} ${language === 'fr' ? 'sous' : 'on'} ${system}`;
}
