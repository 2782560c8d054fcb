import { expect, it } from 'vitest';
import type { Access } from './access.ts';
import { premiumOffer } from './premiumOffer.ts';

const free: Access = {
  hasAccess: true,
  isFounder: false,
  hasPremiumAccess: false,
  isAdmin: false,
  plan: 'free',
};
const premium: Access = { ...free, hasPremiumAccess: true, plan: 'premium' };
const founder: Access = { ...premium, isFounder: true, plan: 'founder' };

it.each([
  ['buy', free, null],
  ['buy', free, undefined],
  ['buy', free, 'canceled'],
  ['buy', free, 'incomplete_expired'],
  ['fixPayment', free, 'past_due'],
  ['fixPayment', free, 'unpaid'],
  ['fixPayment', free, 'incomplete'],
  ['none', premium, 'active'],
  ['none', premium, null],
  ['none', founder, undefined],
  ['none', { ...free, hasAccess: false }, null],
  ['none', { ...free, hasAccess: false }, 'past_due'],
] as const)('offers %s', (offer, access, status) => {
  expect(premiumOffer(access, status)).toBe(offer);
});
