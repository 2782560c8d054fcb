import { tracesOf } from '@elan/testing/stages/fullAccount';
import type Stripe from 'stripe';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import {
  closeSandboxDatabase,
  openSandbox,
  refusal,
  type Sandbox,
  seconds,
} from './testing/sandbox.ts';

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

it('deletes a customer with their cards, invoices, subscriptions and payment pages', async () => {
  const { customer, subscription } = await sandbox.bought();
  const metadata = { user_id: 'compte-de-lea' };
  const page = await stripe.checkout.sessions.create(sandbox.order({ customer, metadata }));
  const personalData = ['lea@exemple.quebec', 'Léa Tremblay', 'compte-de-lea', '"last4": "4242"'];
  expect((await tracesOf(sandbox.database.db, personalData)).length).toBeGreaterThan(3);
  expect(await stripe.customers.del(customer)).toMatchObject({ id: customer, deleted: true });
  expect(await tracesOf(sandbox.database.db, personalData)).toEqual([]);
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    status: 'canceled',
  });
  expect(await stripe.checkout.sessions.retrieve(page.id)).toMatchObject({ status: 'expired' });
  expect((await sandbox.pay(page.url)).headers.location).not.toContain('success');
  expect(await refusal(stripe.customers.del(customer))).toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
});

it('lists the customers of an email, without deleted ones, and changes their language', async () => {
  const email = 'lea@exemple.quebec';
  const [first, second] = [
    await stripe.customers.create({ email }),
    await stripe.customers.create({ email }),
  ];
  await stripe.customers.create({ email: 'une.autre@exemple.quebec' });
  await stripe.customers.del(first.id);
  await stripe.customers.update(second.id, { preferred_locales: ['en-CA'] });
  expect((await stripe.customers.list({ email })).data).toMatchObject([
    { id: second.id, email, preferred_locales: ['en-CA'] },
  ]);
});

it('knows the one price', async () => {
  expect(await stripe.prices.retrieve(sandbox.payments.priceId)).toMatchObject({
    active: true,
    unit_amount: 1_699,
    currency: 'cad',
    recurring: { interval: 'month', interval_count: 1 },
  });
  const missing = { statusCode: 404, message: "No such price: 'price_x'" };
  expect(await refusal(stripe.prices.retrieve('price_x'))).toMatchObject(missing);
});

it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  [
    'an unknown price',
    { line_items: [{ price: 'price_x', quantity: 1 }] },
    { code: 'resource_missing', param: 'line_items[0][price]', message: /price_x/ },
  ],
  ['an unknown customer', { customer: 'cus_x' }, { code: 'resource_missing', param: 'customer' }],
  ['no mode', { mode: undefined }, { param: 'mode' }],
  [
    'a relative URL',
    { success_url: '/success' },
    { param: 'success_url', message: /Not a valid URL/ },
  ],
  [
    'a script',
    { cancel_url: 'javascript:alert(1)' },
    { param: 'cancel_url', message: /Not a valid URL/ },
  ],
  ['an unknown parameter', { coupon: 'x' }, { code: 'parameter_unknown', param: 'coupon' }],
  ['a life too short', { expires_at: seconds('2026-11-22T15:20:00Z') }, { param: 'expires_at' }],
  ['a life too long', { expires_at: seconds('2026-11-23T15:00:01Z') }, { param: 'expires_at' }],
])('refuses a checkout session with %s', async (_what, fields, { message, ...wanted }) => {
  const customer = await stripe.customers.create({});
  const call = stripe.checkout.sessions.create(sandbox.order({ customer: customer.id, ...fields }));
  const type = 'StripeInvalidRequestError';
  const refused = await refusal(call);
  expect(refused).toMatchObject({ statusCode: 400, type, ...wanted });
  if (message instanceof RegExp) expect(refused.message).toMatch(message);
});

it('lists checkout sessions of a customer and closes one', async () => {
  const { customer, session } = await sandbox.checkout();
  await sandbox.checkout();
  const open = () => stripe.checkout.sessions.list({ customer: customer.id, status: 'open' });
  expect((await open()).data.map(({ id }) => id)).toEqual([session.id]);
  expect(await stripe.checkout.sessions.expire(session.id)).toMatchObject({ status: 'expired' });
  expect(await refusal(stripe.checkout.sessions.expire(session.id))).toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('status of expired'),
  });
  expect((await open()).data).toEqual([]);
});

it('lists subscriptions by status; an ended one does not change', async () => {
  const { customer, subscription } = await sandbox.bought();
  await sandbox.bought();
  const listed = async (status?: 'all' | 'active' | 'canceled') =>
    (await stripe.subscriptions.list({ customer, ...(status ? { status } : {}) })).data.length;
  expect([await listed(), await listed('active'), await listed('canceled')]).toEqual([1, 1, 0]);
  expect(await stripe.subscriptions.cancel(subscription.id)).toMatchObject({
    status: 'canceled',
    ended_at: seconds('2026-11-22T15:00:00Z'),
  });
  expect([await listed(), await listed('all'), await listed('canceled')]).toEqual([0, 1, 1]);
  const again = stripe.subscriptions.cancel(subscription.id);
  expect(await refusal(again)).toMatchObject({ statusCode: 404 });
  const update = stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  expect(await refusal(update)).toMatchObject({ statusCode: 400 });
});

it('charges an invoice on demand', async () => {
  const { customer } = await sandbox.bought();
  const [paid] = await sandbox.invoicesOf(customer);
  const message = 'Invoice is already paid';
  expect(await refusal(stripe.invoices.pay(String(paid?.id)))).toMatchObject({ message });
  await sandbox.help(`customers/${customer}/fail_payments`, { payments: '2' });
  await sandbox.at('2026-12-22T15:00:00Z');
  const { id } = (await sandbox.invoicesOf(customer))[0] ?? {};
  expect(await refusal(stripe.invoices.pay(String(id)))).toMatchObject({
    statusCode: 402,
    type: 'StripeCardError',
    code: 'card_declined',
  });
  expect(await stripe.invoices.pay(String(id))).toMatchObject({ status: 'paid' });
  expect((await sandbox.subscriptionOf(customer)).status).toBe('active');
});

it('expands objects, and refuses what is not one', async () => {
  const { customer } = await sandbox.bought();
  const list = (path: string) => stripe.subscriptions.list({ customer, expand: [path] });
  expect(await refusal(list('data.status'))).toMatchObject({ param: 'expand[0]' });
  const { data } = await list('data.default_payment_method');
  expect(data).toMatchObject([{ default_payment_method: { card: { last4: '4242' } } }]);
});

it('handles a call once for its idempotency key', async () => {
  const create = (email = 'lea@exemple.quebec') =>
    stripe.customers.create({ email }, { idempotencyKey: 'one' });
  const [first, ...others] = [...(await Promise.all([create(), create()])), await create()];
  expect(others.map(({ id }) => id)).toEqual([first?.id, first?.id]);
  expect(await refusal(create('b@exemple.quebec'))).toMatchObject({
    statusCode: 400,
    type: 'StripeIdempotencyError',
  });
  await sandbox.at('2026-11-23T15:00:01Z');
  expect((await create()).id).not.toBe(first?.id);
});

it('does not remember a call that was refused', async () => {
  const open = (customer: string) =>
    stripe.checkout.sessions.create(sandbox.order({ customer }), { idempotencyKey: 'one' });
  await refusal(open('cus_x'));
  expect((await open((await stripe.customers.create({})).id)).status).toBe('open');
});

it('refuses a wrong key, an unknown URL and a body that is too long', async () => {
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${sandbox.payments.secretKey}`, ...init.headers };
    const reply = await fetch(sandbox.payments.apiBase + path, { ...init, headers });
    return { status: reply.status, body: await reply.text() };
  };
  for (const authorization of ['', 'Bearer sk_live_0123456789abcdefghij', 'Basic x']) {
    const refused = await call('/v1/subscriptions', { headers: { authorization } });
    expect(refused.status).toBe(401);
    expect(refused.body).toContain('invalid_request_error');
    expect(refused.body).not.toContain('0123456789');
  }
  const unknown = await call('/v1/charges', { method: 'POST' });
  expect(unknown.status).toBe(404);
  expect(unknown.body).toContain('Unrecognized request URL (POST: /v1/charges).');
  const body = 'x'.repeat(300_000);
  expect((await call('/v1/customers', { method: 'POST', body })).status).toBe(413);
  const polluting = '__proto__[email]=x&constructor[prototype][email]=x';
  await call('/v1/customers', { method: 'POST', body: polluting });
  expect(Object.hasOwn(Object.prototype, 'email')).toBe(false);
});
