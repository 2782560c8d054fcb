import type { accountDeleted as fr } from '../fr/accountDeleted.ts';

/** The texts of the page shown after an account is deleted. */
export const accountDeleted: typeof fr = {
  title: 'Your account is deleted',
  text: 'Your account and all your data have been deleted, and your subscription has been cancelled: you will not be billed any more.',
  kept: (days) =>
    `We keep, for a year, the number of free generations used, if any, under a hash of your address that only we can compute, and for 30 days at most the lines of the security log, without your address. Your data leave our backup copies within ${days} days.`,
  again:
    'Changed your mind? You can create a new account with the same email; the free generations already used still count there.',
  home: 'Back to home',
};
