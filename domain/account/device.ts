import type { Language } from '../language.ts';

const dayMs = 86_400_000;

/** How many days a browser is recognized after its last sign-in: as long as browsers keep a cookie. */
export const deviceDays = 400;

/**
 * If two first sign-ins from one network with the same kind of browser are this close together, in milliseconds, they
 * count as one browser that sent its form twice. The second request could not yet include the first one's cookie.
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
