import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideStorage, megabyte, storageLevel, storageLimitOf } from './storage.ts';

const limit = 50 * megabyte;
const full = { allowed: false, because: 'storage_full' };

it('gives ten times as much with Premium or to a founder', () => {
  expect(storageLimitOf('free')).toBe(50_000_000);
  expect(storageLimitOf('premium')).toBe(500_000_000);
  expect(storageLimitOf('founder')).toBe(500_000_000);
});

it.each([
  [0, 'roomy'],
  [39_999_999, 'roomy'],
  [40_000_000, 'nearlyFull'],
  [49_999_999, 'nearlyFull'],
  [50_000_000, 'full'],
  [200_000_000, 'full'],
])('with %i bytes is %s', (used, level) => {
  expect(storageLevel({ used, limit })).toBe(level);
});

describe('a change', () => {
  it.each([
    ['that fits to the last byte', { used: limit, grows: true, added: 9 }, 0],
    ['that is smaller, and leaves less', { used: limit + 5, grows: false, added: -3 }, 0],
    ['that is smaller, and leaves a version', { used: limit + 50, grows: false, added: 70 }, 50],
    ['far past the limit that leaves a version', { used: 4 * limit, grows: false, added: 70 }, 70],
  ])('%s is stored', (_what, change, toFree) => {
    expect(decideStorage({ ...change, limit })).toEqual({ allowed: true, toFree });
  });

  it('that is larger is refused one byte past the limit', () => {
    expect(decideStorage({ used: limit + 1, limit, grows: true, added: 1 })).toEqual(full);
  });

  it('that makes nothing larger is never refused, and never frees more than it added', () => {
    fc.assert(
      fc.property(fc.nat(4 * limit), fc.integer({ min: -limit, max: limit }), (used, added) => {
        const decision = decideStorage({ used, limit, grows: false, added });
        expect(decision.allowed).toBe(true);
        if (decision.allowed) expect(decision.toFree).toBeLessThanOrEqual(Math.max(0, added));
      }),
    );
  });
});
