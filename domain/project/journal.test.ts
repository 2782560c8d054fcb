import { describe, expect, it } from 'vitest';
import {
  type JournalEntry,
  journalEntriesSchema,
  newEntry,
  newestFirst,
  withDistinctIds,
  withEntry,
  withoutEntry,
} from './journal.ts';

const now = new Date('2026-11-20T21:14:00.000Z');
const text = { title: 'Premier oui', content: 'Une cliente a dit oui.', mood: 'positive' } as const;
const at = (date: string): JournalEntry => newEntry([], text, new Date(date));
const ids = (entries: readonly JournalEntry[]) => entries.map(({ id }) => id);

describe('the entries of a journal', () => {
  it('give a new one the time as its id, never one already used', () => {
    const first = newEntry([], text, now);
    expect(first).toEqual({
      id: String(now.getTime()),
      date: now.toISOString(),
      ...text,
      tags: [],
    });
    expect(newEntry([first], text, now).id).toBe(String(now.getTime() + 1));
  });

  it('add it on top, and only once', () => {
    const older = at('2026-11-19T10:00:00.000Z');
    const newer = at('2026-11-20T10:00:00.000Z');
    const both = withEntry([older], newer);
    expect(ids(both)).toEqual([newer.id, older.id]);
    expect(withEntry(both, newer)).toEqual(both);
    const changed = { ...older, content: 'Deux clientes ont dit oui.' };
    expect(withEntry(both, changed)).toEqual([newer, changed]);
  });

  it('remove one and restore it at its place', () => {
    const all = [20, 19, 18].map((day) => at(`2026-11-${day}T10:00:00.000Z`));
    const [first, second, third] = all as [JournalEntry, JournalEntry, JournalEntry];
    const two = withoutEntry(all, second.id);
    expect(ids(two)).toEqual([first.id, third.id]);
    expect(withoutEntry(two, second.id)).toEqual(two);
    expect(withEntry(two, second, 1)).toEqual(all);
    expect(ids(newestFirst([third, first, second]))).toEqual(ids(all));
  });

  it('never share an id: a save that repeats one is refused, stored duplicates are fixed when read', () => {
    const [first, other] = [at('2026-11-20T10:00:00.000Z'), at('2026-11-19T10:00:00.000Z')];
    const taken = { ...first, id: 'repeated-1' };
    const repeated = [first, other, { ...first, title: 'Second oui' }, first, taken];
    expect(journalEntriesSchema.safeParse(repeated).success).toBe(false);
    const repaired = withDistinctIds(repeated);
    expect(journalEntriesSchema.safeParse(repaired).success).toBe(true);
    expect(ids(repaired)).toEqual([first.id, other.id, 'repeated-2', 'repeated-3', 'repeated-1']);
    expect(repaired.map(({ title }) => title)).toEqual(repeated.map(({ title }) => title));
    expect(withDistinctIds(repaired)).toBe(repaired);
  });
});
