import { expect, it } from 'vitest';
import { accessOf } from './access.ts';
import { decideCancellation, decideCheckout } from './decideCheckout.ts';

const lists = { founders: new Set(['fondatrice@exemple.quebec']), admins: new Set<string>() };
const access = (facts: object) =>
  accessOf(
    {
      email: 'personne@exemple.quebec',
      emailConfirmed: true,
      suspended: false,
      subscriptionStatus: null,
      ...facts,
    },
    lists,
  );

it.each([
  ['nobody’s subscriber', {}, null, undefined],
  ['one whose subscription ended', {}, 'canceled', undefined],
  ['a subscriber', {}, 'active', 'already_subscribed'],
  ['one who owes', {}, 'past_due', 'already_subscribed'],
  ['a founder', { email: 'fondatrice@exemple.quebec' }, null, 'premium_included'],
  [
    'a suspended founder',
    { email: 'fondatrice@exemple.quebec', suspended: true },
    null,
    'suspended',
  ],
])('lets %s buy, or gives the reason for the refusal', (_who, facts, status, because) => {
  const decision = decideCheckout(access(facts), status);
  expect(decision).toEqual(because ? { allowed: false, because } : { allowed: true });
});

it.each([
  ['nothing', null, false],
  ['an ended subscription', 'canceled', false],
  ['a live one', 'active', true],
  ['one that owes', 'past_due', true],
])('lets %s be cancelled, or not', (_what, status, allowed) => {
  const subscription = status && { subscription_status: status, cancel_at_period_end: false };
  expect(decideCancellation(subscription || null).allowed).toBe(allowed);
});
