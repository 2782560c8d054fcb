import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MailServer, startMailServer } from '@elan/testing/mail/mailServer';
import { freePort } from '@elan/testing/network/freePort';
import { type StripeStandIn, startStripe, stripeSettings } from '@elan/testing/payments/stripe';
import { type Provider, startProvider } from '@elan/testing/provider/provider';
import { refuses, sends, writes } from '@elan/testing/provider/providerAnswers';
import { runFile, temporaryFolder, withoutPowers } from '@elan/testing/servers/serverProcess';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { checkDatabase } from './checkDatabase.ts';
import { examine } from './doctor.ts';

/** @returns the report line of one service with these settings, including whether it is OK. */
async function lineOf(service: string, env: Record<string, string>): Promise<string> {
  const config = readConfig({ DATA_DIR: join(temporaryFolder(), 'data'), ...env });
  const findings = await examine(config);
  const lines = findings.map(({ isWell, line }) => {
    expect(line.startsWith(isWell ? 'ok ' : 'FAIL ')).toBe(true);
    expect(line).not.toContain('\n');
    expect(line).not.toMatch(/secret-word/);
    return line;
  });
  return lines.find((line) => line.includes(` ${service}: `)) ?? expect.fail(lines.join('\n'));
}

it('a machine without settings is well, and each stand-in is listed', async () => {
  const config = readConfig({ DATA_DIR: join(temporaryFolder(), 'data') });
  expect(await examine(config)).toEqual([
    { isWell: true, line: expect.stringMatching(/^ok +database: embedded, in .+ npm start makes/) },
    { isWell: true, line: expect.stringMatching(/^ok +AI: .+ stand-in writes$/) },
    { isWell: true, line: expect.stringMatching(/^ok +SMTP: .+\/sandbox\/mailbox$/) },
    { isWell: true, line: expect.stringMatching(/^ok +Stripe: .+ stand-in sells$/) },
  ]);
});

describe('AI', () => {
  let provider: Provider;
  beforeEach(async () => {
    provider = await startProvider();
  });
  afterEach(() => provider.close());
  const ai = (more: Record<string, string> = {}) =>
    lineOf('AI', { AI_BASE_URL: provider.baseUrl, AI_API_KEY: 'secret-word', ...more });
  const refusesModel = (gone: string) =>
    provider.answers((reply) => {
      if (reply.asked.model === gone) return refuses(404)(reply);
      return writes('ready')(reply);
    });

  it('that writes with the model is well', async () => {
    provider.answers(writes('ready'));
    expect(await ai()).toMatch(/^ok +AI: gpt-4o at 127\.0\.0\.1:\d+ answers$/);
    expect(provider.requests.at(-1)?.authorization).toBe('Bearer secret-word');
  });

  it.each([
    ['a key that is not taken', refuses(401), /AI_API_KEY.+401/],
    ['a key without a right to the model', refuses(403), /AI_API_KEY.+403/],
    ['no credit', refuses(402), /AI_API_KEY.+credit/],
    ['a model that is not there', refuses(404), /AI_MODEL.+404/],
    ['a server in trouble', refuses(500, { 'x-should-retry': 'false' }), /AI_BASE_URL.+500/],
    ['a page instead of an API', sends('<html></html>', { type: 'text/html' }), /AI_BASE_URL/],
  ])('with %s fails', async (_name, answer, expected) => {
    provider.answers(answer);
    expect(await ai()).toMatch(new RegExp(`^FAIL +AI: .*${expected.source}`));
  });

  it('that writes with the fallback is well, and is reported', async () => {
    refusesModel('gone');
    const line = await ai({ AI_MODEL: 'gone', AI_FALLBACK_MODEL: 'other' });
    expect(line).toMatch(/^ok +AI: other at .+; AI_MODEL gone is gone, and the fallback writes$/);
    expect(await ai({ AI_MODEL: 'gone' })).toMatch(/^FAIL +AI: AI_MODEL/);
  });

  it('where nothing listens fails', async () => {
    const baseUrl = `http://127.0.0.1:${await freePort()}/v1`;
    const line = await ai({ AI_BASE_URL: baseUrl });
    expect(line).toMatch(/^FAIL +AI: AI_BASE_URL: .+ does not write \(ECONNREFUSED\)$/);
  });
});

describe('SMTP', () => {
  let mail: MailServer;
  beforeEach(async () => {
    mail = await startMailServer();
  });
  afterEach(() => mail.close());
  const senders = { MAIL_FROM: 'Élan <a@exemple.ca>', SUPPORT_EMAIL: 'b@exemple.ca' };
  const smtp = (url: string, more: Record<string, string> = {}) =>
    lineOf('SMTP', { SMTP_URL: url, ...senders, ...more });
  const signedIn = () => mail.url.replace('//', '//person:secret-word@');

  it('that takes the sign-in is well, and no mail is sent', async () => {
    expect(await smtp(signedIn())).toMatch(/^ok +SMTP: 127\.0\.0\.1:\d+ answers$/);
    expect(mail.received).toEqual([]);
  });

  it('without the emails of the operator is well, and shows what people see instead', async () => {
    expect(await smtp(signedIn(), { SUPPORT_EMAIL: '' })).toMatch(
      /answers; SUPPORT_EMAIL is not set: pages and mails show a@exemple\.ca$/,
    );
    expect(await smtp(signedIn(), { MAIL_FROM: '' })).toMatch(
      /answers; MAIL_FROM is still an address at localhost$/,
    );
  });

  it('that refuses the password fails', async () => {
    mail.refuse({ at: 'AUTH', code: 535, text: '5.7.8 no secret-word' });
    expect(await smtp(signedIn())).toMatch(/^FAIL +SMTP: SMTP_URL: .+ password \(535\)$/);
  });

  it('where nothing listens fails', async () => {
    const line = await smtp(`smtp://127.0.0.1:${await freePort()}`);
    expect(line).toMatch(/^FAIL +SMTP: SMTP_URL: .+ does not answer as a mail server \(\w+\)$/);
  });
});

describe('Stripe', () => {
  const publicUrl = 'https://elan.example';
  const price = {
    id: stripeSettings.STRIPE_PRICE_ID,
    object: 'price',
    active: true,
    currency: 'cad',
    unit_amount: 1_699,
    type: 'recurring',
    recurring: { interval: 'month', interval_count: 1 },
  };
  const endpoint = {
    id: 'we_1',
    object: 'webhook_endpoint',
    url: `${publicUrl}/api/stripe/webhook`,
    status: 'enabled',
    enabled_events: ['*'],
  };
  const portal = {
    id: 'bpc_1',
    object: 'billing_portal.configuration',
    active: true,
    is_default: true,
    features: { payment_method_update: { enabled: true } },
  };
  let stripe: StripeStandIn;
  const lists = (route: string, ...data: object[]) =>
    stripe.gives(`GET /v1/${route}`, { object: 'list', data, has_more: false, url: route });
  const prices = (facts: object) =>
    stripe.gives(`GET /v1/prices/${price.id}`, { ...price, ...facts });
  const asked = (more: Record<string, string> = {}) =>
    lineOf('Stripe', { ...stripe.env, PUBLIC_URL: publicUrl, ...more });
  beforeEach(async () => {
    stripe = await startStripe();
    prices({});
    lists('webhook_endpoints', endpoint);
    lists('billing_portal/configurations', portal);
  });
  afterEach(() => stripe.close());

  it('with the price, the endpoint and the portal is well', async () => {
    expect(await asked()).toMatch(/^ok +Stripe: test mode, the price is 16\.99 CAD a month$/);
  });

  it.each<[string, object, RegExp]>([
    ['of another amount', { unit_amount: 1_299 }, /12\.99, not 16\.99/],
    ['in another currency', { currency: 'usd' }, /USD, not in CAD/],
    ['by the year', { recurring: { interval: 'year', interval_count: 1 } }, /every 1 year/],
    ['of every third month', { recurring: { interval: 'month', interval_count: 3 } }, /3 month/],
    ['that is paid once', { type: 'one_time', recurring: null }, /paid once/],
    ['that is archived', { active: false }, /archived/],
  ])('with a price %s fails', async (_name, facts, expected) => {
    prices(facts);
    expect(await asked()).toMatch(
      new RegExp(`^FAIL +Stripe: STRIPE_PRICE_ID .*${expected.source}`),
    );
  });

  it.each([
    [401, 'Invalid API Key provided: sk_secret-word', /STRIPE_SECRET_KEY/],
    [403, 'not allowed: secret-word', /STRIPE_SECRET_KEY/],
    [404, 'No such price: secret-word; a similar object exists in live mode', /other mode/],
  ])('with %i for its price fails', async (status, message, expected) => {
    stripe.refuses(`GET /v1/prices/${price.id}`, { status, message });
    expect(await asked()).toMatch(new RegExp(`^FAIL +Stripe: .*${expected.source}`));
  });

  it('with the endpoint of another PUBLIC_URL, a disabled or a deaf one fails', async () => {
    lists('webhook_endpoints', { ...endpoint, url: 'https://other.example/api/stripe/webhook' });
    expect(await asked()).toMatch(/^FAIL +Stripe: PUBLIC_URL: Stripe has no webhook endpoint/);
    lists('webhook_endpoints', { ...endpoint, status: 'disabled' });
    expect(await asked()).toMatch(/^FAIL +Stripe: the webhook endpoint .+ is disabled$/);
    lists('webhook_endpoints', { ...endpoint, enabled_events: ['checkout.session.completed'] });
    expect(await asked()).toMatch(/^FAIL +Stripe: .+ customer\.subscription\.updated, /);
  });

  it('without an endpoint on a developer’s machine is well, with the way to get events', async () => {
    lists('webhook_endpoints');
    expect(await asked({ PUBLIC_URL: 'http://localhost:3000' })).toMatch(/^ok .+stripe listen/);
  });

  it('with the secret of another endpoint, where that is known, fails', async () => {
    lists('webhook_endpoints', { ...endpoint, secret: 'whsec_secret-word' });
    expect(await asked()).toMatch(/^FAIL +Stripe: STRIPE_WEBHOOK_SECRET is not the secret of /);
  });

  it('with a portal that is closed, or that changes no card, fails', async () => {
    lists('billing_portal/configurations');
    expect(await asked()).toMatch(/^FAIL +Stripe: the customer portal is not open/);
    const features = { payment_method_update: { enabled: false } };
    lists('billing_portal/configurations', { ...portal, features });
    expect(await asked()).toMatch(/^FAIL +Stripe: the customer portal lets nobody/);
  });

  it('with a key that may not read the rest is well, and reports what was not read', async () => {
    const refusal = { status: 403, message: 'not permitted' };
    stripe.refuses('GET /v1/webhook_endpoints', refusal);
    stripe.refuses('GET /v1/billing_portal/configurations', refusal);
    expect(await asked()).toMatch(/^ok .+webhook endpoints could not.+portal could not be read/);
  });

  it('where nothing listens fails', async () => {
    const apiBase = `http://127.0.0.1:${await freePort()}`;
    const line = await asked({ STRIPE_API_BASE: apiBase });
    expect(line).toMatch(/^FAIL +Stripe: STRIPE_API_BASE: .+ does not answer/);
  });
});

describe('DATA_DIR', () => {
  const database = (DATA_DIR: string) => checkDatabase(readConfig({ DATA_DIR }));

  it('inside a file is refused, and nothing is made', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    await expect(database(join(file, 'data'))).rejects.toThrow(/^DATA_DIR .+ cannot be made/);
  });

  it('that may not be written to is refused', async () => {
    const folder = join(temporaryFolder(), 'data');
    mkdirSync(folder);
    chmodSync(folder, 0o500);
    const env = { DATA_DIR: folder };
    const doctor = runFile(['scripts/doctor.ts'], env, () => {}, withoutPowers);
    const { code, output } = await doctor.ended;
    expect(code).toBe(1);
    expect(output).toMatch(/^FAIL +database: DATA_DIR .+ user/m);
  });
});
