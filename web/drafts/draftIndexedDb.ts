import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';

/** What the disk knows of one kept text: the text, or that it was erased, and since when. */
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

/** A browser that refuses has the other copy, which `keptText.ts` makes first. */
async function change(work: (texts: Texts) => Promise<unknown>): Promise<void> {
  try {
    const changing = (await open()).transaction('texts', 'readwrite', { durability: 'strict' });
    await Promise.all([work(changing.store), changing.done]);
  } catch {
    // Private windows, a full disk.
  }
}

/** Puts a record on the disk itself: it is there once the promise is, whatever happens to the browser. */
export function writeRecord(record: StoredDraft): Promise<void> {
  return change((texts) => texts.put(record));
}

/** @returns all records; none where the browser keeps none. */
export async function readRecords(): Promise<readonly StoredDraft[]> {
  try {
    return await (await open()).getAll('texts');
  } catch {
    return [];
  }
}

/** Removes the records whose key is meant, without a trace. */
export function removeRecords(isMeant: (record: StoredDraft) => boolean): Promise<void> {
  return change(async (texts) => {
    const meant = (await texts.getAll()).filter(isMeant);
    await Promise.all(meant.map(({ key }) => texts.delete(key)));
  });
}
