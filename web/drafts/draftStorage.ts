import { storedKeys } from '../lib/browserStorage.ts';
import { writeRecord } from './draftIndexedDb.ts';

/**
 * Texts that this browser keeps, each in two places. `localStorage` answers at once, also while the page is left,
 * but a browser that is killed takes up to a minute of it along
 * (docs/decisions/0032-drafts-are-stored-twice.md). The copy on the disk is made a moment later and stays;
 * `recoverDrafts` puts the two together at the next start.
 */

/** What the browser refused to keep: at least it outlives its screen, until the page is left. */
const inMemory = new Map<string, string>();

/** @returns the text that is kept there, or null. */
export function readText(key: string): string | null {
  try {
    return inMemory.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @returns true when the browser refused the text that is there: it goes with the page. */
export function isRefused(key: string): boolean {
  return inMemory.has(key);
}

/**
 * @param at when it was written: ISO 8601, UTC.
 * @returns false when the browser refused to keep it: its storage is full or blocked.
 */
export function keepText(key: string, content: string, at: string): boolean {
  void writeRecord({ key, content, at });
  return keepHere(key, content);
}

/** The same without the copy on the disk. */
export function keepHere(key: string, content: string): boolean {
  try {
    localStorage.setItem(key, content);
    inMemory.delete(key);
    return true;
  } catch {
    inMemory.set(key, content);
    return false;
  }
}

/** Forgets one text. */
export function eraseText(key: string): void {
  if (readText(key) === null) return;
  void writeRecord({ key, content: null, at: new Date().toISOString() });
  eraseHere(key);
}

/** The same without the copy on the disk. */
export function eraseHere(key: string): void {
  inMemory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** @returns the keys of the texts whose key begins so. */
export function textKeys(start: string): readonly string[] {
  return [...new Set([...storedKeys(), ...inMemory.keys()])].filter((key) => key.startsWith(start));
}
