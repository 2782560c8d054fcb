import { storedKeys } from '../lib/browserStorage.ts';
import { writeRecord } from './draftIndexedDb.ts';

/**
 * Each text is stored twice. `localStorage` is synchronous, so it works while the page is being left, but a browser
 * that is killed may lose up to a minute of it (docs/decisions/0032-drafts-are-stored-twice.md). The copy in IndexedDB is written a moment later
 * and is durable; `recoverDrafts` merges the two at the next start.
 */

/** Texts that the browser refused to store: they survive a change of screen, until the page is left. */
const inMemory = new Map<string, string>();

/** @returns the stored text, or null. */
export function readText(key: string): string | null {
  try {
    return inMemory.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @returns true when the browser refused to store this text, so that it is lost when the page is left. */
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

/** The same without the copy in IndexedDB. */
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

/** Erases one text. */
export function eraseText(key: string): void {
  if (readText(key) === null) return;
  void writeRecord({ key, content: null, at: new Date().toISOString() });
  eraseHere(key);
}

/** The same without the copy in IndexedDB. */
export function eraseHere(key: string): void {
  inMemory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that stores nothing has nothing to erase.
  }
}

/** @returns the keys of the stored texts that begin with this prefix. */
export function textKeys(start: string): readonly string[] {
  return [...new Set([...storedKeys(), ...inMemory.keys()])].filter((key) => key.startsWith(start));
}
