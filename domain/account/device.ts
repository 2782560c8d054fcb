import type { Language } from '../language.ts';

const dayMs = 86_400_000;

/** A browser is recognized for this long after its last sign-in: as long as browsers keep a cookie. */
export const deviceDays = 400;

/**
 * Two first sign-ins from one network with the same kind of browser, this close together, are one
 * browser that sent its form twice: neither could have the cookie of the other. In milliseconds.
 */
export const sameBrowserMs = 10 * 60_000;

/** @returns the earliest last sign-in of the browsers that are still recognized. */
export function oldestDevice(now: Date): Date {
  return new Date(now.getTime() - deviceDays * dayMs);
}

/** What is known of the browser of a session. */
export interface BrowserName {
  /** Such as "Firefox"; null where it is not recognized. */
  readonly browser: string | null;
  /** Such as "Windows". */
  readonly system: string | null;
}

/** @returns a browser in plain words: "Firefox sous Windows" or "Firefox on Windows". */
export function sayBrowser({ browser, system }: BrowserName, language: Language): string {
  const unknown = language === 'fr' ? 'Navigateur non reconnu' : 'Unrecognized browser';
  if (system === null) return browser ?? unknown;
  return `${browser ?? unknown} ${language === 'fr' ? 'sous' : 'on'} ${system}`;
}
