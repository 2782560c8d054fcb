import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  attemptsRemaining,
  failuresCountSince,
  lockedUntil,
  lockoutMs,
  maxNetworkFailures,
  maxSignInFailures,
  networkHourEnds,
  networkHourStart,
  sayMinutes,
  secondsUntil,
} from './lockout.ts';

const now = new Date('2026-11-21T15:00:00.000Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const moment = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });

it('holds the numbers of docs/product.md#sign-in-lockout, and of the contract', () => {
  expect(maxSignInFailures).toBe(7);
  expect(lockoutMs).toBe(900_000);
  expect(maxNetworkFailures).toBeGreaterThanOrEqual(300);
});

describe('failed sign-ins', () => {
  it.each([
    [1, 0, 6],
    [6, 0, 1],
    [6, lockoutMs - 1, 1],
    [6, lockoutMs, 7],
    [7, 0, 0],
    [9, 0, 0],
  ])('%i, the last %i ms ago, leave %i attempts', (count, ms, left) => {
    expect(attemptsRemaining({ count, lastAt: ago(ms) }, now)).toBe(left);
  });

  it.each([
    [6, 0, null],
    [7, 0, '2026-11-21T15:15:00.000Z'],
    [7, lockoutMs - 1, '2026-11-21T15:00:00.001Z'],
    [7, lockoutMs, null],
    // These failures were recorded while the clock was ahead.
    [6, -7_200_000, null],
    [7, -7_200_000, '2026-11-21T15:15:00.000Z'],
  ])('%i, the last %i ms ago, lock until %s', (count, ms, until) => {
    expect(lockedUntil({ count, lastAt: ago(ms) }, now)?.toISOString() ?? null).toBe(until);
  });

  it('lock from the seventh on, for at most 15 minutes, and then allow all attempts again', () => {
    const count = fc.integer({ min: 1, max: 20 });
    const passed = fc.integer({ min: 0, max: 2 * lockoutMs });
    fc.assert(
      fc.property(moment, count, passed, (lastAt, failed, ms) => {
        const failures = { count: failed, lastAt };
        const then = new Date(lastAt.getTime() + ms);
        const until = lockedUntil(failures, then);
        expect(until !== null).toBe(failed >= maxSignInFailures && ms < lockoutMs);
        expect(attemptsRemaining(failures, then) === 0).toBe(until !== null);
        if (until) {
          expect(secondsUntil(until, then)).toBeLessThanOrEqual(lockoutMs / 1000);
          expect(lockedUntil(failures, until)).toBeNull();
          expect(attemptsRemaining(failures, until)).toBe(maxSignInFailures);
        }
      }),
    );
  });

  it('count in the database’s comparison as they do here', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 2 * lockoutMs }), (lastAt, ms) => {
        const then = new Date(lastAt.getTime() + ms);
        const isCurrent = lastAt.getTime() >= failuresCountSince(then).getTime();
        expect(attemptsRemaining({ count: 1, lastAt }, then) < maxSignInFailures).toBe(isCurrent);
      }),
    );
  });
});

it('counts a network by hours of the clock, which follow each other without a gap', () => {
  expect(networkHourStart(new Date('2026-11-21T15:59:59.999Z'))).toEqual(now);
  expect(networkHourEnds(now)).toEqual(new Date('2026-11-21T16:00:00.000Z'));
  fc.assert(
    fc.property(moment, (time) => {
      expect(networkHourStart(networkHourEnds(time))).toEqual(networkHourEnds(time));
      expect(time >= networkHourStart(time) && time < networkHourEnds(time)).toBe(true);
    }),
  );
});

it.each([
  [1, '1 minute'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
  [0, '1 minute'],
])('writes %i seconds as %s', (seconds, phrase) => {
  expect(sayMinutes('Try again in N minutes.', seconds)).toBe(`Try again in ${phrase}.`);
  expect(sayMinutes('Réessayez dans N minutes.', seconds)).toBe(`Réessayez dans ${phrase}.`);
});
