import type { shell as fr } from '../fr/shell.ts';

/** The texts around every screen: header, sidebar, footer, sign-out. */
export const shell: typeof fr = {
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
  plan: { free: 'Free', premium: 'Premium', founder: 'Founder' },
  account: 'My Account',
  subscription: 'Subscription',
  supportDesk: 'Support desk',
  signOut: 'Sign Out',
  modules: 'Modules',
  openModules: 'Open the list of modules',
  backToProjects: 'All projects',
  projectProgress: 'Project progress',
  modulesDone: (done, all, percent) => `${done} of ${all} modules · ${percent}%`,
  completed: (done, all) => `${done} of ${all} modules completed`,
  complete: 'done',
  locked: 'locked, Premium required',
  pricing: 'Pricing',
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
    text: 'Nothing you wrote is lost. Reload the page to continue.',
    reload: 'Reload the page',
  },
};
