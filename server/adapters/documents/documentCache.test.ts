import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DocumentCache } from './documentCache.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const document = (bytes: number) => ({ parts: [new Uint8Array(bytes)], replaced: [] });
const minute = 60_000;

it('keeps documents within a size, the last requested ones', () => {
  const kept = new DocumentCache(10, minute);
  const first = document(4);
  kept.set('a', first);
  kept.set('b', document(4));
  expect(kept.get('a')).toBe(first);
  kept.set('c', document(4));
  expect(['a', 'b', 'c'].map((key) => kept.get(key) !== undefined)).toEqual([true, false, true]);
  // A document larger than the cache is not stored, and evicts none.
  kept.set('d', document(11));
  expect(kept.get('d')).toBeUndefined();
});

it('counts one that is made again once', () => {
  const kept = new DocumentCache(10, minute);
  for (let round = 0; round < 5; round += 1) kept.set('a', document(4));
  kept.set('b', document(6));
  expect(kept.get('a')).toBeDefined();
});

it('forgets what was not requested for a while', () => {
  const kept = new DocumentCache(10, minute);
  kept.set('a', document(1));
  vi.advanceTimersByTime(minute - 1);
  expect(kept.get('a')).toBeDefined();
  vi.advanceTimersByTime(minute - 1);
  expect(kept.get('a')).toBeDefined();
  vi.advanceTimersByTime(minute);
  expect(kept.get('a')).toBeUndefined();
});
