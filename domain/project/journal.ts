import * as z from 'zod/mini';
import { isBlank, text } from '../text.ts';
import { timestamp } from '../timestamp.ts';

/** The page's "challenging" is stored as `negative` (docs/product.md#journal). */
export const moods = ['positive', 'neutral', 'negative'] as const;
export type Mood = (typeof moods)[number];

export const maxEntryTitleLength = 200;
export const maxEntryContentLength = 10_000;

/** How many of the latest entries an analysis reads (docs/product.md#journal). */
export const entriesAnalyzed = 10;

const written = (max: number) => text(max).check(z.refine((value) => !isBlank(value)));

export const journalEntrySchema = z.strictObject({
  /** Unique within a journal. Entries from `newEntry` use milliseconds since the epoch. */
  id: text(40),
  date: timestamp,
  title: written(maxEntryTitleLength),
  content: written(maxEntryContentLength),
  mood: z.enum(moods),
  tags: z.array(text(60)).check(z.maxLength(20)),
});
export type JournalEntry = z.infer<typeof journalEntrySchema>;

/** More than one entry a day for five years. */
const maxEntries = 2_000;

/** The entries in a save request, which must all have different ids. */
export const journalEntriesSchema = z.array(journalEntrySchema).check(
  z.maxLength(maxEntries),
  z.refine(
    (entries) => new Set(entries.map(({ id }) => id)).size === entries.length,
    'two entries must not have the same id',
  ),
);

/** The fields of an entry that the user fills in. */
export type EntryText = Pick<JournalEntry, 'title' | 'content' | 'mood'>;

/**
 * An entry that is being typed. After the first attempt to send it, `sentAs` holds its id and date, which a retry uses
 * again.
 */
export type EntryDraft = EntryText & {
  readonly sentAs?: Pick<JournalEntry, 'id' | 'date'> | undefined;
};

/** @returns whether an entry can be added: its title and content must both have text (docs/product.md#journal). */
export function isEntryWritten({ title, content }: Pick<EntryText, 'title' | 'content'>): boolean {
  return !isBlank(title) && !isBlank(content);
}

/** @returns a new entry with an id that no existing entry has. */
export function newEntry(
  entries: readonly JournalEntry[],
  entry: EntryText,
  now: Date,
): JournalEntry {
  const ids = new Set(entries.map(({ id }) => id));
  let stamp = now.getTime();
  while (ids.has(String(stamp))) stamp += 1;
  return { id: String(stamp), date: now.toISOString(), ...entry, tags: [] };
}

/**
 * Journals stored before duplicate ids were refused may contain duplicates and must still be savable.
 * @returns the entries, with a new id for each that repeats an earlier one. The same entries get the same new ids.
 */
export function withDistinctIds(entries: readonly JournalEntry[]): readonly JournalEntry[] {
  const taken = new Set(entries.map(({ id }) => id));
  if (taken.size === entries.length) return entries;
  const seen = new Set<string>();
  let number = 1;
  return entries.map((entry) => {
    let { id } = entry;
    if (seen.has(id)) {
      while (taken.has(id)) id = `repeated-${number++}`;
      taken.add(id);
    }
    seen.add(id);
    return { ...entry, id };
  });
}

/**
 * @returns the entries with the new one inserted at `index`, by default on top (docs/product.md#journal). It replaces an
 *   entry that has its id.
 */
export function withEntry(
  entries: readonly JournalEntry[],
  entry: JournalEntry,
  index = 0,
): JournalEntry[] {
  const at = entries.findIndex(({ id }) => id === entry.id);
  return at < 0 ? entries.toSpliced(index, 0, entry) : entries.with(at, entry);
}

/** @returns the entries without the one that has this id. */
export function withoutEntry(entries: readonly JournalEntry[], id: string): JournalEntry[] {
  return entries.filter((entry) => entry.id !== id);
}

/** @returns the entries sorted by date, newest first. */
export function newestFirst(entries: readonly JournalEntry[]): JournalEntry[] {
  return entries.toSorted((a, b) => b.date.localeCompare(a.date));
}

/** @returns the entries that an analysis reads: the latest ones, newest first. */
export function latestEntries(entries: readonly JournalEntry[]): readonly JournalEntry[] {
  return newestFirst(entries).slice(0, entriesAnalyzed);
}
