import type * as fr from '../fr/publicPages.ts';

/** Descriptions of public pages, for search engines and shared links. */
export const pages: typeof fr.pages = {
  descriptions: {
    landing: (modules, free) =>
      `${modules} guided modules and an AI that writes from your own answers: from an idea to a business plan, in English and French. ${free} modules are free, no card needed.`,
    auth: 'Open your Élan account or come back to your business projects, module by module, in English and in French.',
    pricing:
      'What is free and what Premium opens: every module and more AI generations, with no commitment.',
    privacy:
      'What Élan keeps, why and for how long, who receives it, and how to get or erase your personal information.',
    terms:
      'The rules of Élan: subscription, cancellation, ownership of your data and responsibility for your decisions.',
  },
  picture: 'Élan: from an idea to a business plan.',
};

/** Texts for the page shown after an account is deleted. */
export const accountDeleted: typeof fr.accountDeleted = {
  title: 'Your account is deleted',
  text: 'Your account and all your data have been deleted, except for what follows. If you had a subscription, it is cancelled: you will not be billed any more.',
  kept: (days) =>
    `We keep, for a year, the number of free generations used, if any, under a hash of your address that only we can compute, and for 30 days at most the lines of the security log, without your address. Your data leave our backup copies within ${days} days.`,
  again:
    'Changed your mind? You can create a new account with the same email; the free generations already used still count there.',
  home: 'Back to home',
};
