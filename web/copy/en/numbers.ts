import type { numbers as texts } from '../fr/numbers.ts';

export const numbers: typeof texts = {
  title: 'Numbers',
  lead: (time) =>
    `The last 30 days, today included, in Toronto time (read on ${time}). They are sums over all accounts: no text, no name, no address.`,
  refresh: 'Refresh',
  accounts: {
    title: 'Accounts',
    all: 'Accounts',
    confirmed: (count) => `${count} confirmed`,
    premium: 'Premium',
    activeDay: 'Active, 24 hours',
    activeWeek: 'Active, 7 days',
    activeMonth: 'Active, 30 days',
    activeHelp:
      'Active: signed in, or came back with a session that is still open (noted once a day).',
    waiting: 'Mails waiting',
    since: (time) => `the oldest since ${time}`,
  },
  days: {
    title: 'Day by day',
    summary: (succeeded, failed, givenUp) =>
      `Generations in 30 days: ${succeeded} succeeded, ${failed} failed. Mails given up: ${givenUp}.`,
    table: 'The table of the 30 days',
    day: 'Day',
    accounts: 'New accounts',
    succeeded: 'Succeeded',
    failed: 'Failed',
    mailsGivenUp: 'Mails given up',
    all: 'In all',
  },
  modules: {
    title: 'Generations by module',
    module: 'Module',
    share: 'Failed share',
  },
  failures: {
    title: 'Why generations failed',
    code: 'Reason',
    count: 'Count',
    none: 'None failed.',
  },
  models: {
    title: 'Tokens and cost by model',
    byDay: 'By model and by day',
    model: 'Model',
    generations: 'Generations',
    tokensIn: 'Tokens read',
    tokensCached: 'cached',
    tokensOut: 'Tokens written',
    cost: 'Cost (US$)',
    unknown: 'none (failed before the reply)',
    noPrice:
      'A dash: the server does not know the price of this model. Set it in AI_PRICES (see .env.example).',
  },
  feedback: {
    title: 'What people say of texts',
    module: 'Module',
    version: 'Instructions',
    texts: 'Texts',
    helped: 'Helped',
    notHelped: 'Did not help',
    reasons: 'Reasons',
    none: 'Nobody has answered yet.',
    noVersion: 'unknown',
  },
  nothing: 'Nothing in 30 days.',
  none: '–',
  table: (name) => `Table: ${name}`,
};
