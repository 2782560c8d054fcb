import type { success as fr } from '../fr/success.ts';

/** The texts of the page shown after a payment. */
export const success: typeof fr = {
  title: 'Your subscription',
  verifying: 'Verifying your subscription',
  verifyingText: 'We are asking the payment service to confirm. It takes a few seconds.',
  done: 'Payment successful',
  doneText: 'Thank you! Your subscription is now active.',
  unlockedTitle: 'What is unlocked',
  unlocked: (generations) => [
    `${generations} AI generations per month`,
    'All AI modules',
    'Unlimited projects',
    'Priority support',
  ],
  start: 'Start now',
  unconfirmed: {
    title: 'Payment not confirmed yet',
    text: 'The payment service has not confirmed your subscription yet. If you have just paid, it will appear shortly: do not pay a second time.',
  },
  failed: 'The verification failed',
  support: 'If nothing changes, write to support:',
  none: {
    title: 'No subscription for now',
    text: 'Your account is on the Free plan.',
    link: 'See the Premium plan',
  },
};
