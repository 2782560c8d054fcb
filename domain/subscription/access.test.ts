import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AccountFacts, accessOf } from './access.ts';

const lists = {
  founders: new Set(['fondatrice@exemple.quebec']),
  admins: new Set(['soutien@exemple.quebec']),
};
const access = (facts: Partial<AccountFacts>) =>
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

it('gives an ordinary account the free plan', () => {
  expect(access({})).toEqual({
    hasAccess: true,
    isFounder: false,
    hasPremiumAccess: false,
    isAdmin: false,
    plan: 'free',
  });
});

it('gives a founder everything but the support desk', () => {
  expect(access({ email: 'Fondatrice@Exemple.QUEBEC' })).toEqual({
    hasAccess: true,
    isFounder: true,
    hasPremiumAccess: true,
    isAdmin: false,
    plan: 'founder',
  });
});

it('gives an admin only the support desk', () => {
  expect(access({ email: 'SOUTIEN@exemple.quebec' })).toMatchObject({
    isAdmin: true,
    isFounder: false,
    hasPremiumAccess: false,
    plan: 'free',
  });
});

it('gives an unconfirmed email no more than any other account', () => {
  const email = fc.mixedCase(fc.constantFrom(...lists.founders, ...lists.admins));
  fc.assert(
    fc.property(email, (listed) => {
      expect(access({ email: listed, emailConfirmed: false })).toEqual(access({}));
      const confirmed = access({ email: listed });
      expect(confirmed.isFounder || confirmed.isAdmin).toBe(true);
    }),
  );
});

it('takes access away from a suspended account, a founder’s too', () => {
  expect(access({ suspended: true }).hasAccess).toBe(false);
  expect(access({ suspended: true, email: 'fondatrice@exemple.quebec' }).hasAccess).toBe(false);
});

it.each([
  ['active', 'premium'],
  ['trialing', 'premium'],
  ['past_due', 'free'],
  ['canceled', 'free'],
  ['whatever comes next', 'free'],
])('gives %s the plan %s', (subscriptionStatus, plan) => {
  expect(access({ subscriptionStatus })).toMatchObject({
    plan,
    hasPremiumAccess: plan === 'premium',
    isFounder: false,
  });
  expect(access({ subscriptionStatus, email: 'fondatrice@exemple.quebec' }).plan).toBe('founder');
});
