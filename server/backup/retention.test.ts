import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { expiredDumps, hasDigest, rollingDumpName, rollingDumps } from './retention.ts';

const digest = '0123456789abcdef'.repeat(4);
const at = (moment: string) => rollingDumpName(new Date(moment), digest);
const minutesFrom = (start: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    at(new Date(Date.parse(start) + index * 15 * 60_000).toISOString()),
  );

test('of one day the newest eight stay', () => {
  const names = minutesFrom('2026-11-21T10:00:00.000Z', 12);
  expect(expiredDumps(names).sort()).toEqual(names.slice(0, 4));
});

test('of each of the last seven days that have any, the newest stays', () => {
  const days = ['11-01', '11-02', '11-03', '11-10', '11-11', '11-12', '11-20', '11-21'];
  const names = days.flatMap((day) => minutesFrom(`2026-${day}T10:00:00.000Z`, 10));
  const stay = names.filter((name) => !expiredDumps(names).includes(name));
  expect(stay).toEqual([
    ...['11-02', '11-03', '11-10', '11-11', '11-12', '11-20'].map((day) =>
      at(`2026-${day}T12:15:00.000Z`),
    ),
    ...minutesFrom('2026-11-21T10:30:00.000Z', 8),
  ]);
});

test('a name tells what is in it', () => {
  const name = at('2026-11-21T10:00:00.000Z');
  expect(hasDigest(name, digest)).toBe(true);
  expect(hasDigest(name, `1${digest.slice(1)}`)).toBe(false);
});

test('no other file is ever taken for a rolling dump', () => {
  const others = ['elan-2026-11-21T10-00-00Z.jsonl.gz', 'rolling-.jsonl.gz', '.elan-x.tmp', 'a'];
  expect(rollingDumps([...others, ...minutesFrom('2026-11-21T10:00:00.000Z', 1)])).toHaveLength(1);
  expect(expiredDumps(others)).toEqual([]);
});

test('whatever is there, the newest stays, and what goes is older than eight that stay', () => {
  const moments = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2026-03-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(moments, { selector: Number }),
      fc.array(fc.string()),
      (all, others) => {
        const dumps = all.map((moment) => rollingDumpName(moment, digest)).sort();
        const gone = expiredDumps([...dumps, ...others]);
        const stay = dumps.filter((name) => !gone.includes(name));
        expect(gone.every((name) => dumps.includes(name))).toBe(true);
        expect(stay.length).toBeGreaterThanOrEqual(Math.min(dumps.length, 8));
        expect(stay.length).toBeLessThanOrEqual(8 + 7);
        expect(stay.slice(-8)).toEqual(dumps.slice(-8));
        // Once more changes nothing.
        expect(expiredDumps(stay)).toEqual([]);
      },
    ),
  );
});
