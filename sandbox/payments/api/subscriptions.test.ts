import type Stripe from 'stripe';
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

describe('subscriptions', () => {
  it('are listed by state', async () => {
    const { customer, subscription } = await sandbox.bought();
    await sandbox.bought();
    const listed = async (status?: 'all' | 'active' | 'canceled' | 'ended') =>
      (await stripe.subscriptions.list({ customer, ...(status ? { status } : {}) })).data.length;
    expect([await listed(), await listed('active'), await listed('canceled')]).toEqual([1, 1, 0]);
    await stripe.subscriptions.cancel(subscription.id);
    expect([await listed(), await listed('active'), await listed('canceled')]).toEqual([0, 0, 1]);
    expect([await listed('all'), await listed('ended')]).toEqual([1, 1]);
    expect((await stripe.subscriptions.list({ status: 'active' })).data).toHaveLength(1);
  });

  it('once ended, stay as they are', async () => {
    const { subscription } = await sandbox.bought();
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
    const [one, other] = [await sandbox.bought(), await sandbox.bought()];
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
  const { customer } = await sandbox.bought();
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

it('does not expand what cannot be', async () => {
  const { customer } = await sandbox.bought();
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
