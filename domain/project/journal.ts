import * as z from 'zod/mini';
import { isBlank, text } from '../text.ts';
import { timestamp } from '../timestamp.ts';

/** The mood of an entry; "challenging" on the page is stored as negative (docs/product.md#journal). */
export const moods = ['positive', 'neutral', 'negative'] as const;
export type Mood = (typeof moods)[number];

export const maxEntryTitleLength = 200;
export const maxEntryContentLength = 10_000;

/** An analysis reads this many of the latest entries (docs/product.md#journal). */
export const entriesAnalyzed = 10;

const written = (max: number) => text(max).check(z.refine((value) => !isBlank(value)));

/** One entry of the journal (docs/product.md#journal). */
export const journalEntrySchema = z.strictObject({
  /** A timestamp as text; unique within a journal. */
  id: text(40),
  date: timestamp,
  title: written(maxEntryTitleLength),
  content: written(maxEntryContentLength),
  mood: z.enum(moods),
  tags: z.array(text(60)).check(z.maxLength(20)),
});
export type JournalEntry = z.infer<typeof journalEntrySchema>;

/** Most entries of one journal: one a day for five years. */
const maxEntries = 2_000;

/** The entries of a save: each with a different id. */
export const journalEntriesSchema = z.array(journalEntrySchema).check(
  z.maxLength(maxEntries),
  z.refine(
    (entries) => new Set(entries.map(({ id }) => id)).size === entries.length,
    'two entries must not have the same id',
  ),
);

/** The fields of an entry that the person writes. */
export type EntryText = Pick<JournalEntry, 'title' | 'content' | 'mood'>;

/** An entry that is being typed; once it was first sent, it has the id under which it is stored. */
export type EntryDraft = EntryText & {
  readonly sentAs?: Pick<JournalEntry, 'id' | 'date'> | undefined;
};

/** An entry can be added once both its title and its content have text (docs/product.md#journal). */
export function isEntryWritten({ title, content }: Pick<EntryText, 'title' | 'content'>): boolean {
  return !isBlank(title) && !isBlank(content);
}

/** @returns a new entry, under an id that none of the entries has. */
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
 * Journals stored before repeated ids were refused may hold some; saving such a journal must not
 * fail.
 * @returns the entries with a new id for each that repeats an earlier one, the same at every
 * reading.
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
 * @returns the entries with one more, on top by default (docs/product.md#journal); unchanged if it is
 * already there.
 */
export function withEntry(
  entries: readonly JournalEntry[],
  entry: JournalEntry,
  index = 0,
): JournalEntry[] {
  const isThere = entries.some(({ id }) => id === entry.id);
  return isThere ? [...entries] : entries.toSpliced(index, 0, entry);
}

/** @returns the entries without that one. */
export function withoutEntry(entries: readonly JournalEntry[], id: string): JournalEntry[] {
  return entries.filter((entry) => entry.id !== id);
}

/** @returns the entries in reading order: the newest first. */
export function newestFirst(entries: readonly JournalEntry[]): JournalEntry[] {
  return entries.toSorted((a, b) => b.date.localeCompare(a.date));
}

/** @returns the latest entries, newest first, as an analysis reads them. */
export function latestEntries(entries: readonly JournalEntry[]): readonly JournalEntry[] {
  return newestFirst(entries).slice(0, entriesAnalyzed);
}
