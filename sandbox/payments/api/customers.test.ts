import { tracesOf } from '@elan/server/testing/traces';
import { sql } from 'drizzle-orm';
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

  it('are forgotten with their cards, invoices and events', async () => {
    const { customer } = await sandbox.bought();
    await stripe.customers.update(customer, {
      email: 'lea@exemple.quebec',
      name: 'Léa Tremblay',
      metadata: { user_id: 'compte-de-lea' },
    });
    const paying = { number: '4000002760003184', name: 'Léa Tremblay' };
    const page = await stripe.checkout.sessions.create(
      sandbox.order({ customer, metadata: { user_id: 'compte-de-lea' } }),
    );
    // Her bank asks her, and she leaves: the card is nobody's yet.
    await sandbox.pay(String(page.url), paying);
    const said = ['lea@exemple.quebec', 'Léa Tremblay', 'compte-de-lea', '"last4": "3184"'];
    const found = await tracesOf(sandbox.database.db, said);
    expect(found.length).toBeGreaterThan(3);
    await stripe.customers.del(customer);
    expect(await tracesOf(sandbox.database.db, said)).toEqual([]);
    const { rows } = await sandbox.database.db.execute(sql`
      select kind, count(*)::int from sandbox_payments
      where data::text like ${`%${customer}%`} group by kind order by kind`);
    expect(rows).toMatchObject([
      { kind: 'checkout_session' },
      { kind: 'customer' },
      { kind: 'event' },
      { kind: 'idempotency' },
      { kind: 'subscription' },
    ]);
  });

  it('take their subscriptions and payment pages with them', async () => {
    const { customer, subscription } = await sandbox.bought();
    const open = await stripe.checkout.sessions.create(sandbox.order({ customer }));
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

it('opens the page that changes a card for a customer who is there', async () => {
  const { customer } = await sandbox.bought();
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
