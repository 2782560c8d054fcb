import { type DraftPlace, draftKey } from './draftStorage.ts';
import type { Arrived } from './formats.ts';
import { readFormat } from './readFormat.ts';

const suffix = '.arrived';

/**
 * Remembers what was saved for as long as this tab is open: a page that is loaded at the same moment may have been
 * rendered from the version before.
 */
export function noteArrived(place: DraftPlace, arrived: Arrived): void {
  try {
    sessionStorage.setItem(draftKey(place) + suffix, JSON.stringify(arrived));
  } catch {
    // A browser that stores nothing shows the version that the page came with.
  }
}

/** @returns what this tab last saved of a module, if that is newer than the version that the page came with. */
export function arrivedSince(
  place: DraftPlace,
  lastUpdated: string | undefined,
): Arrived | undefined {
  try {
    const arrived = readFormat('arrived', sessionStorage.getItem(draftKey(place) + suffix));
    return arrived && arrived.lastUpdated > (lastUpdated ?? '') ? arrived : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets everything that this tab saved for this person. */
export function forgetArrived(start: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(start) && key.endsWith(suffix)) sessionStorage.removeItem(key);
    }
  } catch {
    // It stored nothing.
  }
}
