import Stripe from 'stripe';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../testing/refusal.ts';
import { closeSandboxDatabase, openSandbox, type Sandbox, seconds } from '../testing/sandbox.ts';

let sandbox: Sandbox;
let stripe: Stripe;
beforeEach(async () => {
  sandbox = await openSandbox();
  stripe = sandbox.stripe;
});
afterEach(async () => {
  expect(sandbox.errors).toEqual([]);
  await sandbox.close();
});
afterAll(closeSandboxDatabase);

describe('lists', () => {
  it('go page by page, newest first', async () => {
    const { id } = await stripe.customers.create({});
    const made: string[] = [];
    for (let index = 0; index < 7; index += 1) {
      made.unshift((await stripe.checkout.sessions.create(sandbox.order({ customer: id }))).id);
    }
    const first = await stripe.checkout.sessions.list({ customer: id, limit: 3 });
    expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/checkout/sessions' });
    const all = await stripe.checkout.sessions
      .list({ customer: id, limit: 3 })
      .autoPagingToArray({ limit: 50 });
    expect(all.map((session) => session.id)).toEqual(made);
  });

  it('refuse a page that cannot be', async () => {
    expect(await refusal(stripe.events.list({ limit: 101 }))).toMatchObject({ param: 'limit' });
    expect(await refusal(stripe.events.list({ starting_after: 'evt_x' }))).toMatchObject({
      param: 'starting_after',
      code: 'resource_missing',
    });
  });
});

it('tells events again, by type and by time', async () => {
  await sandbox.bought();
  sandbox.setTime('2026-11-22T16:00:00Z');
  await stripe.customers.create({});
  const types = ['invoice.paid', 'customer.created'];
  expect((await stripe.events.list({ types })).data.map((event) => event.type)).toEqual([
    'customer.created',
    'invoice.paid',
    'customer.created',
  ]);
  const since = await stripe.events.list({ created: { gt: seconds('2026-11-22T15:00:00Z') } });
  expect(since.data).toHaveLength(1);
  const id = String(since.data[0]?.id);
  expect(await stripe.events.retrieve(id)).toEqual(since.data[0]);
  expect(await refusal(stripe.events.retrieve('evt_x'))).toMatchObject({ statusCode: 404 });
});

describe('idempotency keys', () => {
  it('give the same reply again, at once or later, and do it once', async () => {
    const create = () =>
      stripe.customers.create({ email: 'lea@exemple.quebec' }, { idempotencyKey: 'one' });
    const made = await Promise.all([create(), create(), create()]);
    const again = await create();
    expect(new Set([...made, again].map(({ id }) => id)).size).toBe(1);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect((await stripe.events.list({ type: 'customer.created' })).data).toHaveLength(1);
  });

  it('are for one request only', async () => {
    await stripe.customers.create({ email: 'a@exemple.quebec' }, { idempotencyKey: 'one' });
    const other = stripe.customers.create({ email: 'b@exemple.quebec' }, { idempotencyKey: 'one' });
    expect(await refusal(other)).toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' });
  });

  it('do not keep a request that was refused', async () => {
    const open = (customer: string) =>
      stripe.checkout.sessions.create(sandbox.order({ customer }), { idempotencyKey: 'one' });
    await refusal(open('cus_x'));
    const { id } = await stripe.customers.create({});
    expect((await open(id)).status).toBe('open');
  });

  it('are free again after a day', async () => {
    const create = () => stripe.customers.create({}, { idempotencyKey: 'one' });
    const first = await create();
    sandbox.setTime('2026-11-23T15:00:01Z');
    await sandbox.payments.tick();
    expect((await create()).id).not.toBe(first.id);
  });
});

describe('what is not a call of ours', () => {
  const call = (path: string, init: RequestInit = {}) =>
    fetch(sandbox.payments.apiBase + path, {
      ...init,
      headers: { authorization: `Bearer ${sandbox.payments.secretKey}`, ...init.headers },
    });

  it('is refused without the key, and the key is not repeated', async () => {
    for (const authorization of ['', 'Bearer sk_live_0123456789abcdefghij', 'Basic x']) {
      const refused = await call('/v1/events', { headers: { authorization } });
      expect(refused.status).toBe(401);
      const { error } = (await refused.json()) as { error: { type: string; message: string } };
      expect(error.type).toBe('invalid_request_error');
      expect(error.message).not.toContain('0123456789');
    }
    const wrong = new Stripe('sk_test_wrong_key_of_somebody', {
      host: '127.0.0.1',
      port: new URL(sandbox.payments.apiBase).port,
      protocol: 'http',
    });
    expect(await refusal(wrong.prices.retrieve('price_x'))).toMatchObject({
      statusCode: 401,
      type: 'StripeAuthenticationError',
      message: expect.stringContaining('Invalid API Key provided: sk_test_'),
    });
  });

  it('is refused with a name', async () => {
    const unknown = await call('/v1/charges', { method: 'POST' });
    expect(unknown.status).toBe(404);
    expect(unknown.headers.get('request-id')).toMatch(/^req_/);
    expect(await unknown.json()).toMatchObject({
      error: { message: 'Unrecognized request URL (POST: /v1/charges).' },
    });
    const large = await call('/v1/customers', { method: 'POST', body: 'x'.repeat(300_000) });
    expect(large.status).toBe(413);
    const polluted = await call('/v1/customers', {
      method: 'POST',
      body: '__proto__[email]=x&constructor[prototype][email]=x',
    });
    expect(await polluted.json()).toMatchObject({ object: 'customer', email: null });
    expect(Object.hasOwn(Object.prototype, 'email')).toBe(false);
  });
});
