import { expect, it } from 'vitest';
import { isoDayInToronto } from '../day.ts';
import { secondsToNextDay, shareReached } from './dailyLimit.ts';

it.each([
  ['2026-11-27T04:59:59Z', '2026-11-26', 1],
  ['2026-11-27T05:00:00Z', '2026-11-27', 86_400],
  ['2026-07-01T03:59:00Z', '2026-06-30', 60],
  ['2026-07-01T04:00:00Z', '2026-07-01', 86_400],
])('at %s it is %s in Toronto, for %d more seconds', (at, day, seconds) => {
  expect(isoDayInToronto(new Date(at))).toBe(day);
  expect(secondsToNextDay(new Date(at))).toBe(seconds);
});

it.each([
  [0, 10, undefined],
  [7, 10, undefined],
  [8, 10, 80],
  [9, 10, 80],
  [10, 10, 100],
  [3, 4, undefined],
  [4, 5, 80],
  [1, 1, 100],
  [0, 0, 100],
])('%d of %d notifies the operator of %s', (used, limit, share) => {
  expect(shareReached(used, limit)).toBe(share);
});
