import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { closeSandboxDatabase, openSandbox, type Sandbox, seconds } from './testing/sandbox.ts';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await openSandbox();
});
afterEach(async () => {
  expect(sandbox.errors).toEqual([]);
  await sandbox.close();
});
afterAll(closeSandboxDatabase);

/** A customer with a subscription, and the page that changes its card. */
async function atPortal(options: { readonly owing?: boolean } = {}) {
  const { customer, session } = await sandbox.checkout();
  await sandbox.pay(session.url);
  if (options.owing) {
    await sandbox.help(`customers/${customer.id}/fail_payments`, { payments: '1' });
    sandbox.setTime('2026-12-22T15:00:00Z');
    await sandbox.payments.tick();
    expect((await sandbox.subscriptionOf(customer.id)).status).toBe('past_due');
  }
  const portal = await sandbox.stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: 'http://localhost:3000/account',
    locale: 'en',
    flow_data: { type: 'payment_method_update' },
  });
  return { customer: customer.id, url: portal.url };
}

const cardOf = async (customer: string) => {
  const { data } = await sandbox.stripe.subscriptions.list({
    customer,
    expand: ['data.default_payment_method'],
  });
  const method = data[0]?.default_payment_method;
  return typeof method === 'object' ? method?.card?.last4 : undefined;
};

it('changes the card, for the customer and the subscription', async () => {
  const { customer, url } = await atPortal();
  const page = await sandbox.visit(url);
  expect(page.body).toContain('Save card</button>');
  const saved = await sandbox.pay(url, { number: '5555555555554444' });
  expect(saved.statusCode).toBe(303);
  expect(saved.headers.location).toBe('http://localhost:3000/account');
  expect(await cardOf(customer)).toBe('4444');
  const kept = await sandbox.stripe.customers.retrieve(customer, {
    expand: ['invoice_settings.default_payment_method'],
  });
  expect(kept).toMatchObject({
    invoice_settings: { default_payment_method: { card: { last4: '4444' } } },
  });
  expect((await sandbox.stripe.invoices.list({ customer })).data).toHaveLength(1);
});

it('pays at once what is owed', async () => {
  const { customer, url } = await atPortal({ owing: true });
  expect((await sandbox.pay(url)).statusCode).toBe(303);
  expect((await sandbox.subscriptionOf(customer)).status).toBe('active');
  const { data } = await sandbox.stripe.invoices.list({ customer, status: 'open' });
  expect(data).toEqual([]);
});

it('says that a card is saved and does not pay what is owed', async () => {
  const { customer, url } = await atPortal({ owing: true });
  const refused = await sandbox.pay(url, { number: '4000000000000341' });
  expect(refused.statusCode).toBe(402);
  expect(refused.body).toContain('The card is saved, but the amount due could not be charged');
  expect((await sandbox.subscriptionOf(customer)).status).toBe('past_due');
  expect(await cardOf(customer)).toBe('0341');
  // The schedule goes on as it was.
  expect((await sandbox.stripe.invoices.list({ customer })).data[0]).toMatchObject({
    next_payment_attempt: seconds('2026-12-25T15:00:00Z'),
  });
  expect((await sandbox.pay(url)).statusCode).toBe(303);
  expect((await sandbox.subscriptionOf(customer)).status).toBe('active');
});

it('keeps the old card when the new one is declined', async () => {
  const { customer, url } = await atPortal();
  expect((await sandbox.pay(url, { number: '4000000000000002' })).statusCode).toBe(402);
  expect(await cardOf(customer)).toBe('4242');
});

it('asks the holder of a card that asks', async () => {
  const { customer, url } = await atPortal({ owing: true });
  const asked = await sandbox.pay(url, { number: '4000002760003184' });
  const step = asked.headers.location ?? '';
  expect((await sandbox.visit(step)).body).toContain('Complete authentication');
  expect((await sandbox.post(step, { outcome: 'fail' })).statusCode).toBe(402);
  expect(await cardOf(customer)).toBe('4242');
  await sandbox.pay(url, { number: '4000002760003184' });
  expect((await sandbox.post(step, { outcome: 'complete' })).headers.location).toBe(
    'http://localhost:3000/account',
  );
  expect(await cardOf(customer)).toBe('3184');
  expect((await sandbox.subscriptionOf(customer)).status).toBe('active');
});

it('is over after an hour', async () => {
  const { customer, url } = await atPortal();
  sandbox.setTime('2026-11-22T16:00:01Z');
  const late = await sandbox.pay(url, { number: '5555555555554444' });
  const page = await sandbox.visit(late.headers.location ?? '');
  expect(page.body).toContain('no longer');
  expect(await cardOf(customer)).toBe('4242');
});
