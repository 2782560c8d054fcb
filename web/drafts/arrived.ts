import { type DraftPlace, draftKey } from './draftStorage.ts';
import type { Arrived } from './formats.ts';
import { readFormat } from './readFormat.ts';

const suffix = '.arrived';

/**
 * Records this tab's last save of a module in sessionStorage, since a page loaded during the save may show the previous
 * version.
 */
export function noteArrived(place: DraftPlace, arrived: Arrived): void {
  try {
    sessionStorage.setItem(draftKey(place) + suffix, JSON.stringify(arrived));
  } catch {
    // Without storage, a reloaded page may show the previous version.
  }
}

/** @returns this tab's last save of a module, if it is newer than the version that came with the page. */
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

/** Removes this tab's `noteArrived` records whose keys start with `start`. */
export function forgetArrived(start: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(start) && key.endsWith(suffix)) sessionStorage.removeItem(key);
    }
  } catch {
    // Blocked storage holds no records.
  }
}
