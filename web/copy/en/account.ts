import type { account as fr } from '../fr/account.ts';

/** The texts of the account screen. */
export const account: typeof fr = {
  title: 'My Account',
  freePlan: 'You are on the Free plan. Premium opens every module.',
  usage: {
    title: 'AI usage history',
    loading: 'Loading the history…',
    label: 'AI generations',
    renews: (date) => `The count starts over on ${date} (Toronto time).`,
    never: 'The Free plan’s generations are given once; they do not renew.',
    founder: 'Unlimited AI: your generations are not counted.',
    empty: 'Nothing has been written for you yet.',
    more: 'Show more',
    actions: { generate: 'Generation', autoFill: 'Auto-fill' },
    deletedProject: 'deleted project',
    counted: 'Counted',
    failed: 'Not counted: it did not succeed',
    running: 'Under way, not counted yet',
    uncounted: 'Not counted: Founder access',
    shown: (count) => (count === 1 ? '1 generation shown' : `${count} generations shown`),
  },
  support: {
    title: 'Customer support',
    text: 'A question about your account or your subscription? Write to us.',
  },
};
