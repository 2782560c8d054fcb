import type * as fr from '../fr/subscription.ts';

/** Texts shared by the screens that show a subscription. */
export const subscription: typeof fr.subscription = {
  title: 'Subscription',
  loading: 'Loading your subscription…',
  statuses: {
    active: 'Active',
    past_due: 'Past due',
    canceled: 'Canceled',
  },
  suspended: {
    title: 'Account suspended',
    stillOpen:
      'You can still read and download everything, cancel your subscription and delete the account, but no longer write, generate or buy anything.',
  },
  status: 'Status',
  plan: 'Plan',
  price: 'Price',
  renewsOn: 'Renews on',
  endsOn: 'Ends on',
  method: 'Payment method',
  card: (brand, last4) => `${brand} ending in ${last4}`,
  willEnd: {
    title: 'Your subscription will be canceled at the end of the period',
    text: (date) =>
      `You keep Premium until ${date}. After that, your account returns to the Free plan and nothing that was written is deleted.`,
    undated:
      'You keep Premium until the end of the period you paid for. After that, your account returns to the Free plan and nothing that was written is deleted.',
    owed: (date) =>
      `Your subscription ends on ${date} and will not be renewed. Nothing that was written is deleted.`,
    owedUndated:
      'Your subscription ends with its period and will not be renewed. Nothing that was written is deleted.',
  },
  owed: {
    title: 'Your payment did not go through',
    text: 'Update your payment method: Premium comes back as soon as the payment goes through. There is nothing to buy again.',
  },
  check: {
    button: 'Check again',
    checking: 'Checking the payment…',
    active: 'Checked: your subscription is active.',
    owed: 'Checked: the payment has not gone through yet. Try another card, or write to us.',
    ended: 'Checked: no subscription is under way.',
    failed: 'The check did not work',
  },
  lapsed: {
    endedOn: (date) => `Your Premium subscription ended on ${date}.`,
    ended: 'Your Premium subscription has ended.',
    owed: 'Your payment did not go through: your Premium subscription is on hold.',
    goOn: {
      ended: 'Your texts stay readable. Renew it to keep writing with AI.',
      owed: 'Your texts stay readable. Update your payment method to keep writing with AI.',
    },
    limit: 'Limit reached!',
  },
  ended: 'This subscription has ended. Your account is on the Free plan.',
  updateMethod: 'Update payment method',
  cancel: {
    button: 'Cancel subscription',
    title: 'Cancel your subscription?',
    text: (date) =>
      `Your Premium access lasts until ${date}. Until then, you can change your mind.`,
    undated:
      'Your Premium access lasts until the end of the period you paid for. Until then, you can change your mind.',
    owed: 'Your last payment did not go through: Premium is already on hold. The subscription will end with its period.',
    after:
      'After that, your account returns to the Free plan. Your projects and your texts stay. No refunds are given.',
    keep: 'Keep my subscription',
    confirm: 'Confirm cancellation',
    done: (date) => `Cancellation recorded. Your access lasts until ${date}.`,
    doneUndated:
      'Cancellation recorded. Your access lasts until the end of the period you paid for.',
    doneOwed:
      'Cancellation recorded. Your subscription will end with its period; Premium stays on hold until the payment is made.',
    failed: 'The cancellation did not work',
  },
  resume: {
    button: 'Resume my subscription',
    done: 'Your subscription continues.',
    doneOwed: 'The cancellation is undone. Premium stays on hold until the payment is made.',
    failed: 'Resuming did not work',
  },
  manage: 'Manage my subscription',
  carried: (count) =>
    count === 1
      ? 'One generation was already used in an account with the same address, deleted less than a year before this one was created.'
      : `${count} generations were already used in an account with the same address, deleted less than a year before this one was created.`,
  freeText: (modules, generations) =>
    `${modules} modules and ${generations} AI ${generations === 1 ? 'generation' : 'generations'} in all.`,
  premium: 'Premium opens the rest.',
  founderText: 'Every module, unlimited AI, nothing to pay.',
};

/** Texts for the page shown after a payment. */
export const success: typeof fr.success = {
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

/** Texts shown to users without Premium in place of an empty paid module. */
export const upsell: typeof fr.upsell = {
  lead: 'Here is what Premium adds to what you already have.',
  unlock: 'Unlock Premium',
  account: 'Your account',
  email: 'Email',
  subscription: 'Subscription',
  noSubscription: 'None',
  usage: 'AI generations',
  kept: 'What you have already written in this module is kept: you will find it here with Premium.',
};
