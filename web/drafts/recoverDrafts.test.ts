// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  eraseText,
  keepText,
  readRecords,
  readText,
  removeRecords,
  writeRecord,
} from './draftStorage.ts';
import { recoverDrafts } from './recoverDrafts.ts';

const key = 'elan.draft.u1.p1.idea';
const textAt = (savedAt: string, words: string) => JSON.stringify({ words, savedAt });
const early = '2026-11-20T21:14:00.000Z';
const late = '2026-11-20T21:14:01.000Z';

beforeEach(async () => {
  localStorage.clear();
  await removeRecords(() => true);
});

/** Waits until IndexedDB has done everything requested before. */
const settled = () => removeRecords(() => false);

describe('a browser that was killed', () => {
  it('restores what localStorage had not written yet', async () => {
    keepText(key, textAt(early, 'Du pain'), early);
    keepText(key, textAt(late, 'Du pain la nuit'), late);
    await settled();
    for (const lost of [null, textAt(early, 'Du pain')]) {
      if (lost === null) localStorage.clear();
      else localStorage.setItem(key, lost);
      await recoverDrafts();
      expect(readText(key)).toBe(textAt(late, 'Du pain la nuit'));
    }
  });

  it('does not restore what was erased before', async () => {
    keepText(key, textAt(early, 'Du pain'), early);
    eraseText(key);
    await settled();
    localStorage.setItem(key, textAt(early, 'Du pain'));
    await recoverDrafts();
    expect(readText(key)).toBeNull();
  });

  it('keeps what localStorage has and IndexedDB has not, or has in an older state', async () => {
    localStorage.setItem(key, textAt(late, 'Ici'));
    await recoverDrafts();
    expect(readText(key)).toBe(textAt(late, 'Ici'));
    await writeRecord({ key, content: textAt(early, 'Avant'), at: early });
    await recoverDrafts();
    expect(readText(key)).toBe(textAt(late, 'Ici'));
  });

  it('remembers for a day that something was erased, and stored texts for ever', async () => {
    const other = `${key}s`;
    await writeRecord({ key, content: null, at: early });
    await writeRecord({ key: other, content: textAt(early, 'Là'), at: early });
    const now = new Date().toISOString();
    await writeRecord({ key: 'elan.draft.u1.p1.rd', content: null, at: now });
    await recoverDrafts();
    const left = (await readRecords()).map((record) => record.key);
    expect(left.sort()).toEqual([other, 'elan.draft.u1.p1.rd']);
  });
});

it('ignores the erasing of a text that was never stored', async () => {
  eraseText(key);
  await settled();
  expect(await readRecords()).toEqual([]);
});
