import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';

/** A draft in IndexedDB: its text, or that it was erased, and when. */
export interface StoredDraft {
  readonly key: string;
  /** Null once it was erased. */
  readonly content: string | null;
  /** ISO 8601, UTC. */
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
  opened ??= openDB<Schema>('elan', 1, {
    upgrade: (database) => void database.createObjectStore('texts', { keyPath: 'key' }),
    terminated: forget,
  });
  opened.catch(forget);
  return opened;
}

/** Failures are ignored: where the browser refuses, there is still the copy in localStorage (`draftStorage.ts`). */
async function change(work: (texts: Texts) => Promise<unknown>): Promise<void> {
  try {
    const changing = (await open()).transaction('texts', 'readwrite', { durability: 'strict' });
    await Promise.all([work(changing.store), changing.done]);
  } catch {
    // Private windows or a full disk.
  }
}

/** Writes a record with strict durability: once the promise resolves, it survives a crash of the browser. */
export function writeRecord(record: StoredDraft): Promise<void> {
  return change((texts) => texts.put(record));
}

/** @returns all records; none where the browser has no IndexedDB. */
export async function readRecords(): Promise<readonly StoredDraft[]> {
  try {
    return await (await open()).getAll('texts');
  } catch {
    return [];
  }
}

/** Removes the matching records entirely. */
export function removeRecords(isMeant: (record: StoredDraft) => boolean): Promise<void> {
  return change(async (texts) => {
    const meant = (await texts.getAll()).filter(isMeant);
    await Promise.all(meant.map(({ key }) => texts.delete(key)));
  });
}
