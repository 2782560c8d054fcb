import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it.each([
  ['FOUNDERS_EMAILS', 'FOUNDER_EMAILS'],
  ['FOUNDER_EMAIL', 'FOUNDER_EMAILS'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['STRIPE_WEBHOOK_SECRETS', 'STRIPE_WEBHOOK_SECRET'],
  ['AI_APIKEY', 'AI_API_KEY'],
  ['smtp_url', 'SMTP_URL'],
  ['port', 'PORT'],
])('%s is reported as %s', (name, meant) => {
  expect(readConfig({ [name]: 'x' }).nearMisses).toEqual({ [name]: meant });
});

it.each(['PATH', 'HOSTNAME', 'POST', 'COST', 'STRIPE_API_KEY', 'SMTP_SERVICE_HOST', 'AI'])(
  '%s is nobody’s misspelling',
  (name) => {
    expect(readConfig({ [name]: 'x', DATABASE_URL: '' }).nearMisses).toEqual({});
  },
);
