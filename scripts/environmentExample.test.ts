import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from '../server/config/config.ts';
import { repository } from './repository.ts';

const example = parseEnv(readFileSync(join(repository, '.env.example'), 'utf8'));

test('.env.example lists exactly the variables that the server reads', () => {
  const read = new Set<string>();
  const settings: Record<string, string> = { AUTH_SECRET: 'x'.repeat(32), NODE_ENV: 'production' };
  const watched = new Proxy(settings, {
    get(target, name) {
      read.add(String(name));
      return target[String(name)];
    },
  });
  // In production mode, so that settings used only there are read too. Configuration errors are thrown only after
  // reading all.
  expect(() => readConfig(watched)).toThrow();
  expect([...read].sort()).toEqual(Object.keys(example).sort());
});

test('the values in .env.example are the defaults', () => {
  expect(readConfig(example)).toEqual(readConfig({}));
});

/** For each variable, another value than the one in the example. */
const others: Record<string, string> = {
  PORT: '4000',
  HOST: '0.0.0.0',
  PUBLIC_URL: 'https://elan.exemple',
  TRUST_PROXY: '1',
  SHUTDOWN_DELAY: '5',
  LOG_LEVEL: 'debug',
  METRICS_PORT: '9464',
  METRICS_HOST: '0.0.0.0',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318',
  DATA_DIR: '/srv/elan/data',
  DATABASE_URL: 'postgres://elan@localhost/elan',
  AUTH_SECRET: 'x'.repeat(32),
  AUTH_SECRET_PREVIOUS: 'y'.repeat(32),
  AI_BASE_URL: 'http://localhost:11434/v1',
  AI_API_KEY: 'sk-key',
  AI_MODEL: 'gpt-6-luna',
  AI_FALLBACK_MODEL: 'o9',
  AI_TEMPERATURE: '1',
  AI_MAX_TOKENS: '5000',
  AI_DAILY_LIMIT: '100',
  AI_REASONING_EFFORT: 'low',
  AI_PRICES: 'model-a=2.50/1.25/10',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_ID: 'price_1',
  STRIPE_API_BASE: 'http://localhost:12111',
  STRIPE_AUTOMATIC_TAX: '1',
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'Élan <bonjour@elan.exemple>',
  SUPPORT_EMAIL: 'soutien@elan.exemple',
  FOUNDER_EMAILS: 'ana@exemple.quebec',
  ADMIN_EMAILS: 'ana@exemple.quebec',
  FREE_AI_LIMIT: '5',
  DOCUMENT_QUEUE_LIMIT: '10',
  DOCUMENT_PERSON_LIMIT: '2',
  SIGNUP_DISABLED: '1',
  ROLE: 'worker',
  NODE_ENV: 'test',
  ALLOW_SANDBOX: '1',
};
/** @returns other settings without which this one is refused. */
function neededBy(name: string) {
  const needed = name.startsWith('STRIPE_') ? /^STRIPE_(?:SECRET|WEBHOOK|PRICE)/ : /^DATABASE_URL$/;
  if (name !== 'ROLE' && !name.startsWith('STRIPE_')) return {};
  return Object.fromEntries(Object.entries(others).filter(([other]) => needed.test(other)));
}

test.each(Object.keys(example))('a copy of .env.example in which only %s is changed', (name) => {
  const changed = { ...neededBy(name), [name]: others[name] };
  expect(others[name]).not.toBe(example[name]);
  expect(readConfig({ ...example, ...changed })).toEqual(readConfig(changed));
});

// Any text is the name of a folder.
test.each(Object.keys(example).filter((name) => name !== 'DATA_DIR'))(
  'an absurd value of %s is refused in one line that names it',
  (name) => {
    const line = new RegExp(`^${name} takes [^\\n]+$`);
    expect(() => readConfig({ [name]: 'n’importe quoi' })).toThrow(line);
  },
);
