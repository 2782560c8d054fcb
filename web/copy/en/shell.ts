import type * as fr from '../fr/shell.ts';

/** Texts that several screens share. */
export const common: typeof fr.common = {
  draftRefused: {
    title: 'This browser is not keeping your draft',
    text: 'Its storage is full or blocked. Save before you leave this page, or your changes will be lost.',
  },
  tooLong: (length, max) =>
    `This text has ${length.toLocaleString('en-CA')} characters; the maximum is ${max.toLocaleString('en-CA')}. Nothing was cut: shorten it to be able to save.`,
  optional: '(optional)',
  close: 'Close',
  cancel: 'Cancel',
  limitReached: 'Limit reached',
  retry: 'Retry',
  dismiss: 'Dismiss this message',
  loading: 'Loading…',
  network: 'Network connection failed. Please check your internet connection and try again.',
  connectionError: 'Connection Error',
  switchLanguage: 'Français',
};

/** Texts around every screen: header, sidebar, footer, sign-out. */
export const shell: typeof fr.shell = {
  product: 'Élan',
  skip: 'Skip to content',
  homeLink: 'Élan, dashboard',
  landingLink: 'Élan, home',
  free: 'FREE',
  usageChip: (used, limit) => `AI ${used}\u00a0/\u00a0${limit}`,
  usageUnlimited: 'Unlimited AI',
  currentProject: 'Current project',
  usageLabel: 'AI usage',
  usageValue: (used, limit) => `${used} of ${limit} generations used`,
  usageMonth: (used, limit) => `${used} of ${limit} generations used this month`,
  rehearsal: 'The lender’s ten questions',
  plan: { free: 'Free', premium: 'Premium', founder: 'Founder' },
  account: 'My Account',
  subscription: 'Subscription',
  supportDesk: 'Support desk',
  signOut: 'Sign Out',
  modules: 'Modules',
  navigation: { name: 'Project', handOver: 'Hand over' },
  dossier: 'My dossier',
  backToProjects: 'All projects',
  projectProgress: 'Project progress',
  progress: (percent) => `${percent}% of the journey`,
  completed: (done, all, begun) =>
    `${done} of ${all} modules completed${begun === 0 ? '' : `, ${begun} begun`}`,
  complete: 'done',
  locked: 'locked, Premium required',
  pricing: 'Pricing',
  signIn: 'Sign in',
  lastUpdate: (date) => `Last update: ${date}`,
  copyright: (year) => `© ${year} Élan`,
  terms: 'Terms of Service',
  privacy: 'Privacy policy',
  sandbox: {
    label: 'Sandbox',
    text: (names) => `Demonstration: ${names}.`,
    names: {
      database: 'built-in database',
      payments: 'simulated payments',
      ai: 'simulated AI',
      mail: 'simulated mail',
    },
    fold: 'Hide the demonstration notice',
    chip: 'Demonstration',
    unfold: 'Demonstration: see what is simulated',
    mailbox: 'Mailbox',
  },
  leave: {
    title: 'Not everything is saved',
    text: (count) =>
      count === 1
        ? 'One draft is not saved. What would you like to do with it before you leave?'
        : `${count} drafts are not saved. What would you like to do with them before you leave?`,
    save: 'Save and sign out',
    discard: 'Discard and sign out',
    failed: 'Saving failed. Your drafts are still here.',
  },
  signOutFailed: 'Signing out failed.',
  signedOutEverywhere: 'All your devices are signed out.',
  signOutEverywhereFailed: 'Your devices were not signed out. Please try again.',
  crashed: {
    title: 'This page could not be shown',
    text: 'What you wrote is kept and will be there when you reopen the page. Only a password has to be typed again.',
    reload: 'Reopen the page',
    typed: 'What you had written on this page',
  },
};

/** Texts about the account’s storage. */
export const storage: typeof fr.storage = {
  title: 'Storage',
  usedOf: (used, limit) => `${used} of ${limit}.`,
  value: (used, limit) => `${used} of ${limit}`,
  counts:
    'Your projects, their earlier versions and the recycle bin. A project in the bin counts until it is deleted for good.',
  nearlyFull: 'Your storage is nearly full',
  full: 'Your storage is full',
  whatWillStop: 'Once the limit is reached, nothing more can be saved or written.',
  whatStops:
    'Nothing more can be saved or written; you can still read, download, shorten and delete everything.',
  makeRoom:
    'To make room, delete a project, then delete it for good in the recycle bin, at the bottom of the dashboard.',
  premium: (limit) => `With Premium, the limit is ${limit}.`,
  toDashboard: 'Go to the dashboard',
};
