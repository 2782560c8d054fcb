import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noticesOf, type SubscriptionState } from './notices.ts';

const state = (status: string, cancelAtPeriodEnd = false, subscriptionId = 'sub_1') => ({
  subscriptionId,
  status,
  cancelAtPeriodEnd,
});

describe('notices', () => {
  it.each<[string, SubscriptionState | undefined, SubscriptionState | undefined, string[]]>([
    ['the first payment', undefined, state('active'), ['began']],
    ['a first payment that waited', state('incomplete'), state('active'), ['began']],
    ['a first payment that never came', state('incomplete'), state('incomplete_expired'), []],
    ['a renewal', state('active'), state('active'), []],
    ['a cancellation', state('active'), state('active', true), ['cancellationScheduled']],
    [
      'a cancellation while a payment is owed',
      state('past_due'),
      state('past_due', true),
      ['owedCancellationScheduled'],
    ],
    ['second thoughts', state('active', true), state('active'), ['cancellationUndone']],
    [
      'second thoughts while a payment is owed',
      state('past_due', true),
      state('past_due'),
      ['owedCancellationUndone'],
    ],
    ['the end of the period', state('active', true), state('canceled', true), ['ended']],
    ['a failed renewal', state('active'), state('past_due'), ['paymentFailed']],
    ['a payment that came late', state('past_due'), state('active'), []],
    ['the provider giving up', state('past_due'), state('canceled'), ['ended']],
    ['a second subscription', state('canceled'), state('active', false, 'sub_2'), ['began']],
    [
      'a purchase and a cancellation at once',
      undefined,
      state('active', true),
      ['began', 'cancellationScheduled'],
    ],
    ['an ended one heard of for the first time', undefined, state('canceled'), []],
  ])('%s', (_what, before, after, notices) => {
    expect(noticesOf(before, after)).toEqual(notices);
  });

  it('are never sent twice', () => {
    const anyState = fc.option(
      fc.record({
        subscriptionId: fc.constantFrom('sub_1', 'sub_2'),
        status: fc.constantFrom(
          'active',
          'trialing',
          'past_due',
          'canceled',
          'incomplete',
          'unpaid',
        ),
        cancelAtPeriodEnd: fc.boolean(),
      }),
      { nil: undefined },
    );
    fc.assert(
      fc.property(anyState, (same) => {
        expect(noticesOf(same, same)).toEqual([]);
      }),
    );
  });
});
