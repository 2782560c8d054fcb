import type { DBSchema, IDBPDatabase, IDBPObjectStore } from 'idb';
import { storedKeys } from '../lib/browserStorage.ts';
import { draftsOf, hasTyped, isSameWritten, isWorthAsking } from './draft.ts';
import type { Draft, Written } from './formats.ts';
import { readFormat } from './readFormat.ts';

/**
 * Each text is stored twice. `localStorage` is synchronous, so it works while the page is being left, but a browser
 * that is killed may lose the last minute (docs/decisions/0032-drafts-are-stored-twice.md). The copy in IndexedDB is
 * written a moment later and is durable. On each page load, `recoverDrafts` keeps the later of the two copies.
 */

/** Texts that localStorage refused. They survive navigation within the app, but not leaving the page. */
const inMemory = new Map<string, string>();

/** @returns the text in memory or in localStorage; null if there is none or the storage is blocked. */
export function readText(key: string): string | null {
  try {
    return inMemory.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @returns whether localStorage refused this text, so that it may be lost when the page is left. */
export function isRefused(key: string): boolean {
  return inMemory.has(key);
}

/**
 * Stores a text in localStorage, or in memory if that is full or blocked, and in IndexedDB.
 * @param at when the text was written: ISO 8601, UTC.
 * @returns false if localStorage is full or blocked.
 */
export function keepText(key: string, content: string, at: string): boolean {
  void writeRecord({ key, content, at });
  return keepHere(key, content);
}

/** Stores a text as `keepText` does, without the copy in IndexedDB. */
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

/** Erases a text, and records the erasure in IndexedDB. */
export function eraseText(key: string): void {
  const content = readText(key);
  if (content === null) return;
  void writeRecord({ key, content: null, at: timeAfter(timeOf(content)) });
  eraseHere(key);
}

/** @returns the `savedAt` time of a stored text; "", which sorts before any time, if it is missing or unreadable. */
export function timeOf(content: string | null): string {
  if (content === null) return '';
  try {
    const { savedAt } = JSON.parse(content) as { savedAt?: unknown };
    return typeof savedAt === 'string' ? savedAt : '';
  } catch {
    return '';
  }
}

/**
 * @returns the current time (ISO 8601, UTC), or the millisecond after `before` if that is later: the later of two
 *   copies of a text must win.
 */
export function timeAfter(before: string | undefined): string {
  const now = Date.now();
  const then = Date.parse(before ?? '');
  return new Date(then >= now ? then + 1 : now).toISOString();
}

/** Erases a text as `eraseText` does, without recording the erasure in IndexedDB. */
export function eraseHere(key: string): void {
  inMemory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // If the storage is blocked, there is nothing to erase.
  }
}

/** @returns the keys in localStorage and in memory that start with this prefix. */
export function textKeys(start: string): readonly string[] {
  return [...new Set([...storedKeys(), ...inMemory.keys()])].filter((key) => key.startsWith(start));
}

/** A record in IndexedDB. Erasing a text keeps its record, without the text, for at least a day. */
export interface StoredDraft {
  readonly key: string;
  /** Null once the text was erased. */
  readonly content: string | null;
  /** When the text was written or erased: ISO 8601, UTC. */
  readonly at: string;
}

interface Schema extends DBSchema {
  texts: { key: string; value: StoredDraft };
}
type Texts = IDBPObjectStore<Schema, ['texts'], 'texts', 'readwrite'>;

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  const forget = () => {
    opened = undefined;
  };
  opened ??= import('idb').then(({ openDB }) =>
    openDB<Schema>('elan', 1, {
      upgrade: (database) => void database.createObjectStore('texts', { keyPath: 'key' }),
      terminated: forget,
    }),
  );
  opened.catch(forget);
  return opened;
}

/** Changes records in IndexedDB. Failures are ignored, because there is usually a copy in localStorage. */
async function change(work: (texts: Texts) => Promise<unknown>): Promise<void> {
  try {
    const changing = (await open()).transaction('texts', 'readwrite', { durability: 'strict' });
    await Promise.all([work(changing.store), changing.done]);
  } catch {
    // For example, storage is blocked or the disk is full.
  }
}

/** Writes a record with strict durability, to survive a crash of the browser. Failures are ignored. */
export function writeRecord(record: StoredDraft): Promise<void> {
  return change((texts) => texts.put(record));
}

/** @returns all records; none if they cannot be read. */
export async function readRecords(): Promise<readonly StoredDraft[]> {
  try {
    return await (await open()).getAll('texts');
  } catch {
    return [];
  }
}

/** Deletes the matching records, instead of marking them as erased. */
export function removeRecords(isMeant: (record: StoredDraft) => boolean): Promise<void> {
  return change(async (texts) => {
    const meant = (await texts.getAll()).filter(isMeant);
    await Promise.all(meant.map(({ key }) => texts.delete(key)));
  });
}

/** The user, project and module that a stored text belongs to. A dossier or check takes the place of the module. */
export interface DraftPlace {
  readonly userId: string;
  readonly projectId: string;
  readonly module: string;
}

/** @returns the key of a draft in the browser's storage. */
export function draftKey({ userId, projectId, module }: DraftPlace): string {
  return `${draftsOf(userId)}${projectId}.${module}`;
}

/** @returns the stored draft; undefined if there is none or it cannot be read. */
export function readDraft(place: DraftPlace): Draft | undefined {
  return readFormat('draft', readText(draftKey(place)));
}

/** @returns whether localStorage refused the draft, so that it may be lost when the page is left. */
export function isOnlyInMemory(place: DraftPlace): boolean {
  return isRefused(draftKey(place));
}

/** @returns false if localStorage is full or blocked. */
export function writeDraft(place: DraftPlace, draft: Draft): boolean {
  return keepText(draftKey(place), JSON.stringify(draft), draft.savedAt);
}

export function eraseDraft(place: DraftPlace): void {
  eraseText(draftKey(place));
}

/** Erases a draft if it has only these texts, which the server has saved, and no recent pending generation. */
export function eraseArrived(place: DraftPlace, arrived: Pick<Draft, keyof Written>): void {
  const draft = readDraft(place);
  if (!draft || draft.newEntry || isWorthAsking(draft.pendingGeneration)) return;
  if (hasTyped(draft)) return;
  // A draft stores the write-up only if it was edited.
  const writeUp = draft.writeUp ?? arrived.writeUp;
  if (isSameWritten({ ...draft, writeUp }, arrived)) eraseDraft(place);
}
