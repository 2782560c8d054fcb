import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSandbox, type Sandbox, seconds } from './testing/sandbox.ts';

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

/** A call that is refused. */
const refusal = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error('not refused');
  const { statusCode, type, code, param, message } = error;
  return { statusCode, type, code, param, message };
};
const order = (fields: Record<string, unknown> = {}): Stripe.Checkout.SessionCreateParams => ({
  mode: 'subscription',
  line_items: [{ price: sandbox.payments.priceId, quantity: 1 }],
  success_url: 'http://localhost:3000/success',
  ...fields,
});
async function bought() {
  const { customer, session } = await sandbox.checkout();
  await sandbox.pay(session.url);
  return { customer: customer.id, subscription: await sandbox.subscriptionOf(customer.id) };
}

describe('customers', () => {
  it('are created, read, changed and deleted', async () => {
    const made = await stripe.customers.create({
      email: 'lea@exemple.quebec',
      preferred_locales: ['fr'],
      metadata: { user: '1', gone: 'soon' },
    });
    expect(made).toMatchObject({
      object: 'customer',
      email: 'lea@exemple.quebec',
      preferred_locales: ['fr'],
      created: seconds('2026-11-22T15:00:00Z'),
      livemode: false,
    });
    const changed = await stripe.customers.update(made.id, {
      email: 'autre@exemple.quebec',
      metadata: { gone: '', more: '2' },
    });
    expect(changed).toMatchObject({
      email: 'autre@exemple.quebec',
      metadata: { user: '1', more: '2' },
    });
    expect(changed.metadata).not.toHaveProperty('gone');
    expect(await stripe.customers.retrieve(made.id)).toMatchObject({
      email: 'autre@exemple.quebec',
    });
    expect(await stripe.customers.del(made.id)).toMatchObject({ id: made.id, deleted: true });
    const left = await stripe.customers.retrieve(made.id);
    expect(left).toMatchObject({ id: made.id, deleted: true });
    expect(left).not.toHaveProperty('email');
    expect(await refusal(stripe.customers.update(made.id, { email: 'x' }))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
  });

  it('take their subscriptions and payment pages with them', async () => {
    const { customer, subscription } = await bought();
    const open = await stripe.checkout.sessions.create(order({ customer }));
    await stripe.customers.del(customer);
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'canceled',
    });
    expect(await stripe.checkout.sessions.retrieve(open.id)).toMatchObject({ status: 'expired' });
    expect((await sandbox.pay(open.url ?? `/sandbox/checkout/${open.id}`)).statusCode).toBe(303);
    const { data } = await stripe.subscriptions.list({ customer, status: 'active' });
    expect(data).toEqual([]);
  });
});

it('knows the one price', async () => {
  const price = await stripe.prices.retrieve(sandbox.payments.priceId);
  expect(price).toMatchObject({
    unit_amount: 1_699,
    currency: 'cad',
    type: 'recurring',
    recurring: { interval: 'month', interval_count: 1 },
  });
  expect(price.unit_amount_decimal?.toString()).toBe('1699');
  expect(await refusal(stripe.prices.retrieve('price_x'))).toMatchObject({
    statusCode: 404,
    message: "No such price: 'price_x'",
  });
});

describe('checkout sessions', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    [
      'a price that is not there',
      { line_items: [{ price: 'price_x', quantity: 1 }] },
      {
        code: 'resource_missing',
        param: 'line_items[0][price]',
        message: "No such price: 'price_x'",
      },
    ],
    [
      'a customer who is not there',
      { customer: 'cus_x' },
      { code: 'resource_missing', param: 'customer', message: "No such customer: 'cus_x'" },
    ],
    ['another mode', { mode: 'payment' }, { param: 'mode' }],
    ['no mode', { mode: undefined }, { code: 'parameter_missing', param: 'mode' }],
    ['no items', { line_items: undefined }, { code: 'parameter_missing', param: 'line_items' }],
    ['no address', { success_url: undefined }, { code: 'parameter_missing', param: 'success_url' }],
    [
      'what is no address',
      { success_url: '/success' },
      { code: 'url_invalid', param: 'success_url' },
    ],
    [
      'an address of script',
      { cancel_url: 'javascript:alert(1)' },
      { code: 'url_invalid', param: 'cancel_url' },
    ],
    [
      'none of it',
      { line_items: [{ price: 'price_x', quantity: 0 }] },
      { param: 'line_items[0][quantity]' },
    ],
    ['what it does not know', { coupon: 'x' }, { code: 'parameter_unknown', param: 'coupon' }],
    ['a life too short', { expires_at: seconds('2026-11-22T15:20:00Z') }, { param: 'expires_at' }],
    ['a life too long', { expires_at: seconds('2026-11-23T15:00:01Z') }, { param: 'expires_at' }],
  ])('refuse %s', async (_what, fields, wanted) => {
    const customer = await stripe.customers.create({});
    const call = stripe.checkout.sessions.create(order({ customer: customer.id, ...fields }));
    expect(await refusal(call)).toMatchObject({
      statusCode: 400,
      type: 'StripeInvalidRequestError',
      ...wanted,
    });
  });

  it('are found, listed by customer and closed', async () => {
    const { customer, session } = await sandbox.checkout();
    await sandbox.checkout();
    expect(session.url).toBe(`http://localhost:3000/sandbox/checkout/${session.id}`);
    expect(session.expires_at).toBe(seconds('2026-11-23T15:00:00Z'));
    const listed = await stripe.checkout.sessions.list({ customer: customer.id, status: 'open' });
    expect(listed.data.map(({ id }) => id)).toEqual([session.id]);
    expect(await stripe.checkout.sessions.expire(session.id)).toMatchObject({
      status: 'expired',
      url: null,
    });
    expect(await refusal(stripe.checkout.sessions.expire(session.id))).toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('status of expired'),
    });
    expect(
      (await stripe.checkout.sessions.list({ customer: customer.id, status: 'open' })).data,
    ).toEqual([]);
    expect((await sandbox.pay(`/sandbox/checkout/${session.id}`)).headers.location).not.toContain(
      'success',
    );
  });
});

describe('subscriptions', () => {
  it('are listed by state', async () => {
    const { customer, subscription } = await bought();
    await bought();
    const listed = async (status?: 'all' | 'active' | 'canceled' | 'ended') =>
      (await stripe.subscriptions.list({ customer, ...(status ? { status } : {}) })).data.length;
    expect([await listed(), await listed('active'), await listed('canceled')]).toEqual([1, 1, 0]);
    await stripe.subscriptions.cancel(subscription.id);
    expect([await listed(), await listed('active'), await listed('canceled')]).toEqual([0, 0, 1]);
    expect([await listed('all'), await listed('ended')]).toEqual([1, 1]);
    expect((await stripe.subscriptions.list({ status: 'active' })).data).toHaveLength(1);
  });

  it('once ended, stay as they are', async () => {
    const { subscription } = await bought();
    expect(await stripe.subscriptions.cancel(subscription.id)).toMatchObject({
      status: 'canceled',
      ended_at: seconds('2026-11-22T15:00:00Z'),
    });
    expect(await refusal(stripe.subscriptions.cancel(subscription.id))).toMatchObject({
      statusCode: 404,
    });
    const update = stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    expect(await refusal(update)).toMatchObject({ statusCode: 400 });
  });

  it('take a card of their customer only', async () => {
    const [one, other] = [await bought(), await bought()];
    const card = other.subscription.default_payment_method;
    const update = (method: string) =>
      refusal(stripe.subscriptions.update(one.subscription.id, { default_payment_method: method }));
    expect(await update(String(card))).toMatchObject({ param: 'default_payment_method' });
    expect(await update('pm_x')).toMatchObject({ code: 'resource_missing' });
    expect(await stripe.paymentMethods.retrieve(String(card))).toMatchObject({
      customer: other.customer,
      card: { last4: '4242' },
    });
  });
});

it('tries an invoice on demand', async () => {
  const { customer } = await bought();
  const [paid] = (await stripe.invoices.list({ customer })).data;
  expect(await refusal(stripe.invoices.pay(String(paid?.id)))).toMatchObject({
    message: 'Invoice is already paid',
  });
  await sandbox.help(`customers/${customer}/fail_payments`, { payments: '2' });
  sandbox.setTime('2026-12-22T15:00:00Z');
  await sandbox.payments.tick();
  const [open] = (await stripe.invoices.list({ customer, status: 'open' })).data;
  expect(await refusal(stripe.invoices.pay(String(open?.id)))).toMatchObject({
    statusCode: 402,
    type: 'StripeCardError',
    code: 'card_declined',
  });
  expect(await stripe.invoices.pay(String(open?.id))).toMatchObject({
    status: 'paid',
    amount_remaining: 0,
    parent: { subscription_details: { subscription: expect.stringMatching(/^sub_/) } },
  });
  expect((await sandbox.subscriptionOf(customer)).status).toBe('active');
});

describe('lists', () => {
  it('go page by page, newest first', async () => {
    const { id } = await stripe.customers.create({});
    const made: string[] = [];
    for (let index = 0; index < 7; index += 1) {
      made.unshift((await stripe.checkout.sessions.create(order({ customer: id }))).id);
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
  await bought();
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
      stripe.checkout.sessions.create(order({ customer }), { idempotencyKey: 'one' });
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

it('does not expand what cannot be', async () => {
  const { customer } = await bought();
  const list = (path: string) => refusal(stripe.subscriptions.list({ customer, expand: [path] }));
  expect(await list('data.status')).toMatchObject({ param: 'expand' });
  expect(await list('data.nothing')).toMatchObject({ param: 'expand' });
  const { data } = await stripe.subscriptions.list({
    customer,
    expand: ['data.default_payment_method', 'data.latest_invoice'],
  });
  expect(data).toMatchObject([
    { default_payment_method: { object: 'payment_method' }, latest_invoice: { object: 'invoice' } },
  ]);
});

it('opens the page that changes a card for a customer who is there', async () => {
  const { customer } = await bought();
  const portal = await stripe.billingPortal.sessions.create({
    customer,
    return_url: 'http://localhost:3000/account',
  });
  expect(portal.url).toBe(`http://localhost:3000/sandbox/portal/${portal.id}`);
  const nobody = stripe.billingPortal.sessions.create({
    customer: 'cus_x',
    return_url: 'http://a.b',
  });
  expect(await refusal(nobody)).toMatchObject({ param: 'customer', code: 'resource_missing' });
});
