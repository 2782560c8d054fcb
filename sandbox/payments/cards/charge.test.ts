import { expect, it } from 'vitest';
import type { CardBehaviour } from '../objects/testCards.ts';
import { asksHolder, declineOfSaved, declineWithHolder } from './charge.ts';

const at = new Date('2026-12-22T15:00:00Z');
const renewal = (behaviour: CardBehaviour, holderPresent = false) =>
  declineOfSaved({ behaviour, expiryMonth: 12, expiryYear: 2034 }, { holderPresent, at });

it.each<[CardBehaviour, { asks: boolean; first?: string; renewal?: string; again?: string }]>([
  ['pays', { asks: false }],
  [
    'declined',
    { asks: false, first: 'generic_decline', renewal: 'generic_decline', again: 'generic_decline' },
  ],
  [
    'insufficient_funds',
    {
      asks: false,
      first: 'insufficient_funds',
      renewal: 'insufficient_funds',
      again: 'insufficient_funds',
    },
  ],
  ['authenticates_once', { asks: true }],
  ['authenticates_always', { asks: true, renewal: 'authentication_required' }],
  ['fails_later', { asks: false, renewal: 'generic_decline', again: 'generic_decline' }],
])('charges a card that %s', (behaviour, wanted) => {
  expect(asksHolder(behaviour)).toBe(wanted.asks);
  expect(declineWithHolder(behaviour)).toBe(wanted.first);
  expect(renewal(behaviour)).toBe(wanted.renewal);
  expect(renewal(behaviour, true)).toBe(wanted.again);
});

it('does not charge a card past its month', () => {
  const card = { behaviour: 'pays', expiryMonth: 11, expiryYear: 2026 } as const;
  expect(declineOfSaved(card, { holderPresent: true, at })).toBe('expired_card');
});
