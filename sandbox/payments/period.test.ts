import fc from 'fast-check';
import { expect, it } from 'vitest';
import { periodFrom } from './period.ts';

const seconds = (time: string) => Date.parse(time) / 1000;
const time = (at: number) => new Date(at * 1000).toISOString().replace('.000', '');

/** Returns the ends of the first periods of a subscription that began at `anchor`. */
function ends(anchor: string, count: number): string[] {
  const first = seconds(anchor);
  const found: string[] = [];
  for (let start = first; found.length < count; ) {
    const { end } = periodFrom(first, start);
    found.push(time(end));
    start = end;
  }
  return found;
}

it('keeps the day of a long month through shorter ones', () => {
  expect(ends('2026-01-31T15:04:05Z', 4)).toEqual([
    '2026-02-28T15:04:05Z',
    '2026-03-31T15:04:05Z',
    '2026-04-30T15:04:05Z',
    '2026-05-31T15:04:05Z',
  ]);
});

it('knows leap days and the new year', () => {
  expect(ends('2027-12-29T00:00:00Z', 3)).toEqual([
    '2028-01-29T00:00:00Z',
    '2028-02-29T00:00:00Z',
    '2028-03-29T00:00:00Z',
  ]);
  expect(ends('2027-11-30T23:59:59Z', 3).at(-1)).toBe('2028-02-29T23:59:59Z');
});

it('does not move with daylight saving time', () => {
  expect(ends('2026-02-20T06:30:00Z', 2)).toEqual(['2026-03-20T06:30:00Z', '2026-04-20T06:30:00Z']);
});

it('lasts one month at the anchor’s time of day', () => {
  const moment = fc.integer({ min: seconds('2025-01-01'), max: seconds('2060-01-01') });
  fc.assert(
    fc.property(moment, fc.nat({ max: 120 * 31 * 86_400 }), (anchor, later) => {
      const start = anchor + later;
      const { end } = periodFrom(anchor, start);
      expect(end).toBeGreaterThan(start);
      expect(end - start).toBeLessThanOrEqual(31 * 86_400);
      expect((end - anchor) % 86_400).toBe(0);
      // The next period follows without a gap or an overlap.
      const next = periodFrom(anchor, end);
      expect(next.start).toBe(end);
      expect(next.end - end).toBeGreaterThanOrEqual(28 * 86_400);
      const day = new Date(end * 1000).getUTCDate();
      const anchorDay = new Date(anchor * 1000).getUTCDate();
      const lastDay = new Date(end * 1000);
      lastDay.setUTCMonth(lastDay.getUTCMonth() + 1, 0);
      expect(day === anchorDay || day === lastDay.getUTCDate()).toBe(true);
    }),
  );
});
