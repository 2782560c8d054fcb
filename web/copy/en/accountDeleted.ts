import type { accountDeleted as fr } from '../fr/accountDeleted.ts';

/** What stands at the end of a deletion; loaded with its page. */
export const accountDeleted: typeof fr = {
  title: 'Your account is deleted',
  text: 'Your account and all your data have been deleted, and your subscription has been cancelled: you will not be billed any more.',
  again: 'Changed your mind? You can create a new account with the same email.',
  home: 'Back to home',
};
