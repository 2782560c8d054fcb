import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paced } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows the first value at once, then the latest a few times a second', () => {
  const shown: number[] = [];
  const values = paced((value: number) => shown.push(value));
  for (let at = 0; at < 100; at += 1) {
    values.push(at);
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(200);
  expect(shown[0]).toBe(0);
  expect(shown.length).toBeGreaterThan(3);
  expect(shown.length).toBeLessThan(10);
  expect(shown.at(-1)).toBe(99);
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
});

it('shows nothing after it is cancelled', () => {
  const shown: number[] = [];
  const values = paced((value: number) => shown.push(value));
  values.push(1);
  values.push(2);
  values.cancel();
  vi.advanceTimersByTime(500);
  expect(shown).toEqual([1]);
});
