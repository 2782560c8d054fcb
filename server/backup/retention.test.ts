import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { expiredDumps, hasDigest, isTooOld, rollingDumpName, rollingDumps } from './retention.ts';

const digest = '0123456789abcdef'.repeat(4);
const at = (moment: string) => rollingDumpName(new Date(moment), digest);
const now = new Date('2026-11-21T18:00:00.000Z');
const minutesFrom = (start: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    at(new Date(Date.parse(start) + index * 15 * 60_000).toISOString()),
  );

test('the newest eight of one day stay', () => {
  const names = minutesFrom('2026-11-21T10:00:00.000Z', 12);
  expect(expiredDumps(names, now).sort()).toEqual(names.slice(0, 4));
});

test('the newest of each of the last seven days with dumps stays', () => {
  const days = ['11-01', '11-02', '11-03', '11-10', '11-11', '11-12', '11-20', '11-21'];
  const names = days.flatMap((day) => minutesFrom(`2026-${day}T10:00:00.000Z`, 10));
  const stay = names.filter((name) => !expiredDumps(names, now).includes(name));
  expect(stay).toEqual([
    ...['11-02', '11-03', '11-10', '11-11', '11-12', '11-20'].map((day) =>
      at(`2026-${day}T12:15:00.000Z`),
    ),
    ...minutesFrom('2026-11-21T10:30:00.000Z', 8),
  ]);
});

test('no dump stays for 30 days, except the newest until there is a newer one', () => {
  const days = ['09-01', '10-22', '10-23', '11-21'].map((day) => at(`2026-${day}T18:00:00.000Z`));
  expect(expiredDumps(days, now).sort()).toEqual(days.slice(0, 2));
  expect(expiredDumps(days.slice(0, 2), now)).toEqual(days.slice(0, 1));
  expect(days.map((name) => isTooOld(name, now))).toEqual([true, true, false, false]);
});

test('a name shows the contents', () => {
  const name = at('2026-11-21T10:00:00.000Z');
  expect(hasDigest(name, digest)).toBe(true);
  expect(hasDigest(name, `1${digest.slice(1)}`)).toBe(false);
});

test('no other file is ever mistaken for a rolling dump', () => {
  const others = ['elan-2026-11-21T10-00-00Z.jsonl.gz', 'rolling-.jsonl.gz', '.elan-x.tmp', 'a'];
  expect(rollingDumps([...others, ...minutesFrom('2026-11-21T10:00:00.000Z', 1)])).toHaveLength(1);
  expect(expiredDumps(others, now)).toEqual([]);
});

test('in any folder, the newest stays, and every deleted one is older than eight that stay', () => {
  const latest = new Date('2026-01-29');
  const moments = fc.date({
    min: new Date('2026-01-01'),
    max: latest,
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(moments, { selector: Number }),
      fc.array(fc.string()),
      (all, others) => {
        const dumps = all.map((moment) => rollingDumpName(moment, digest)).sort();
        const expired = expiredDumps([...dumps, ...others], latest);
        const stay = dumps.filter((name) => !expired.includes(name));
        expect(expired.every((name) => dumps.includes(name))).toBe(true);
        expect(stay.length).toBeGreaterThanOrEqual(Math.min(dumps.length, 8));
        expect(stay.length).toBeLessThanOrEqual(8 + 7);
        expect(stay.slice(-8)).toEqual(dumps.slice(-8));
        // Applying the rule again changes nothing.
        expect(expiredDumps(stay, latest)).toEqual([]);
        const muchLater = new Date('2026-06-01');
        expect(expiredDumps(dumps, muchLater).sort()).toEqual(dumps.slice(0, -1));
      },
    ),
  );
});
