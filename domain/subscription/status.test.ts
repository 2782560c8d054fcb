import fc from 'fast-check';
import { expect, it } from 'vitest';
import { givesPremium, isLive, subscriptionThatCounts } from './status.ts';

it.each([
  ['active', true, true],
  ['trialing', true, true],
  ['past_due', false, true],
  ['unpaid', false, true],
  ['incomplete', false, true],
  ['paused', false, true],
  ['canceled', false, false],
  ['incomplete_expired', false, false],
])('%s', (status, premium, live) => {
  expect(givesPremium(status)).toBe(premium);
  expect(isLive(status)).toBe(live);
});

const subscription = fc.record({
  status: fc.constantFrom('active', 'trialing', 'past_due', 'unpaid', 'canceled', 'incomplete'),
  created: fc.nat(),
});

it('counts the best of several, in whatever order they come', () => {
  fc.assert(
    fc.property(fc.uniqueArray(subscription, { selector: (one) => one.created }), (all) => {
      const counts = subscriptionThatCounts(all);
      expect(subscriptionThatCounts(all.toReversed())).toEqual(counts);
      if (all.some(({ status }) => givesPremium(status))) {
        expect(givesPremium(counts?.status ?? '')).toBe(true);
      } else if (all.some(({ status }) => isLive(status))) {
        expect(isLive(counts?.status ?? '')).toBe(true);
      }
    }),
  );
});

it('counts the newest of equals, and none of none', () => {
  const older = { status: 'canceled', created: 1 };
  const newer = { status: 'canceled', created: 2 };
  expect(subscriptionThatCounts([older, newer])).toBe(newer);
  expect(subscriptionThatCounts([])).toBeUndefined();
});
