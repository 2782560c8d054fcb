import type { upsell as fr } from '../fr/upsell.ts';

/** The texts shown instead of an empty paid module to a person without Premium. */
export const upsell: typeof fr = {
  lead: 'Here is what Premium adds to what you already have.',
  unlock: 'Unlock Premium',
  account: 'Your account',
  email: 'Email',
  subscription: 'Subscription',
  noSubscription: 'None',
  usage: 'AI generations',
  kept: 'What you have already written in this module is kept: you will find it here with Premium.',
};
