import { afterAll, afterEach, expect, it } from 'vitest';
import { startSandboxPayments } from './startSandboxPayments.ts';
import { closeSandboxDatabase, openSandbox, type Sandbox, seconds } from './testing/sandbox.ts';

let sandbox: Sandbox;
afterEach(async () => {
  expect(sandbox.errors).toEqual([]);
  await sandbox.close();
});
afterAll(closeSandboxDatabase);

/** A customer who subscribed at that moment. */
async function subscribed(start: string, number?: string): Promise<string> {
  sandbox = await openSandbox({ start });
  const { customer, session } = await sandbox.checkout();
  const paid = await sandbox.pay(session.url, number === undefined ? {} : { number });
  if (paid.headers.location?.includes('authentication')) {
    await sandbox.post(paid.headers.location, { outcome: 'complete' });
  }
  return customer.id;
}

const at = async (time: string) => {
  sandbox.setTime(time);
  await sandbox.payments.tick();
};
const periodOf = async (customer: string) => {
  const [item] = (await sandbox.subscriptionOf(customer)).items.data;
  return [item?.current_period_start, item?.current_period_end];
};
const invoicesOf = async (customer: string) =>
  (await sandbox.stripe.invoices.list({ customer })).data;

it('renews over the ends of months and keeps the day', async () => {
  const customer = await subscribed('2027-12-31T12:00:00Z');
  const months = ['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30'];
  for (const [index, day] of months.entries()) {
    const next = months[index + 1];
    if (next === undefined) break;
    await at(`${day}T12:00:00Z`);
    expect(await periodOf(customer)).toEqual([
      seconds(`${day}T12:00:00Z`),
      seconds(`${next}T12:00:00Z`),
    ]);
  }
  const invoices = await invoicesOf(customer);
  expect(invoices.map((invoice) => invoice.billing_reason)).toEqual([
    'subscription_cycle',
    'subscription_cycle',
    'subscription_cycle',
    'subscription_create',
  ]);
  expect(new Set(invoices.map((invoice) => invoice.number)).size).toBe(4);
  expect(invoices[0]?.created).toBe(seconds('2028-03-31T12:00:00Z'));
});

it('does nothing a second before, and nothing twice', async () => {
  const customer = await subscribed('2026-11-22T15:00:00Z');
  await at('2026-12-22T14:59:59Z');
  expect(await invoicesOf(customer)).toHaveLength(1);
  await at('2026-12-22T15:00:00Z');
  await at('2026-12-22T15:00:00Z');
  expect(await invoicesOf(customer)).toHaveLength(2);
});

it('renews once when two servers look at once', async () => {
  const customer = await subscribed('2026-11-22T15:00:00Z');
  const second = await startSandboxPayments(sandbox.starting);
  try {
    sandbox.setTime('2026-12-22T15:00:00Z');
    await Promise.all([sandbox.payments.tick(), second.tick()]);
    expect(await invoicesOf(customer)).toHaveLength(2);
  } finally {
    await second.close();
  }
});

it('makes up for the months that a server was away', async () => {
  const customer = await subscribed('2026-11-22T15:00:00Z');
  await at('2027-03-01T00:00:00Z');
  expect(await invoicesOf(customer)).toHaveLength(4);
  expect((await periodOf(customer))[1]).toBe(seconds('2027-03-22T15:00:00Z'));
});

it('is past due when a renewal fails, tries after 3, 5 and 7 days, then ends', async () => {
  const customer = await subscribed('2026-11-22T15:00:00Z', '4000000000000341');
  await at('2026-12-22T15:00:00Z');
  expect((await sandbox.subscriptionOf(customer)).status).toBe('past_due');
  const attempts = ['2026-12-25', '2026-12-30', '2027-01-06'];
  for (const [index, day] of attempts.entries()) {
    const [invoice] = await invoicesOf(customer);
    expect(invoice).toMatchObject({
      status: 'open',
      attempt_count: index + 1,
      next_payment_attempt: seconds(`${day}T15:00:00Z`),
    });
    await at(`${day}T15:00:00Z`);
  }
  expect(await sandbox.subscriptionOf(customer)).toMatchObject({
    status: 'canceled',
    ended_at: seconds('2027-01-06T15:00:00Z'),
    cancellation_details: { reason: 'payment_failed' },
  });
  const [invoice] = await invoicesOf(customer);
  expect(invoice).toMatchObject({ status: 'open', attempt_count: 4, next_payment_attempt: null });
  await at('2027-06-01T00:00:00Z');
  expect(await invoicesOf(customer)).toHaveLength(2);
});

it('is active again when an attempt succeeds', async () => {
  const customer = await subscribed('2026-11-22T15:00:00Z');
  await sandbox.help(`customers/${customer}/fail_payments`, { payments: '2' });
  await at('2026-12-22T15:00:00Z');
  expect((await sandbox.subscriptionOf(customer)).status).toBe('past_due');
  await at('2026-12-25T15:00:00Z');
  expect((await sandbox.subscriptionOf(customer)).status).toBe('past_due');
  await at('2026-12-30T15:00:00Z');
  expect((await sandbox.subscriptionOf(customer)).status).toBe('active');
  expect((await invoicesOf(customer))[0]).toMatchObject({ status: 'paid', attempt_count: 3 });
  // The days that it took are not given away.
  expect((await periodOf(customer))[1]).toBe(seconds('2027-01-22T15:00:00Z'));
});

it.each([
  ['asks at every payment', '4000002760003184', 'past_due'],
  ['asked once', '4000002500003155', 'active'],
])('renews or not with a card that %s', async (_what, number, status) => {
  const customer = await subscribed('2026-11-22T15:00:00Z', number);
  await at('2026-12-22T15:00:00Z');
  expect((await sandbox.subscriptionOf(customer)).status).toBe(status);
});

it('ends with its period when it was cancelled, and charges no more', async () => {
  const customer = await subscribed('2026-11-22T15:00:00Z');
  const { id } = await sandbox.subscriptionOf(customer);
  await at('2026-12-01T00:00:00Z');
  expect(
    await sandbox.stripe.subscriptions.update(id, { cancel_at_period_end: true }),
  ).toMatchObject({
    status: 'active',
    cancel_at_period_end: true,
    cancel_at: seconds('2026-12-22T15:00:00Z'),
    canceled_at: seconds('2026-12-01T00:00:00Z'),
  });
  await at('2026-12-22T14:59:59Z');
  expect((await sandbox.subscriptionOf(customer)).status).toBe('active');
  await at('2026-12-22T15:00:00Z');
  expect(await sandbox.subscriptionOf(customer)).toMatchObject({
    status: 'canceled',
    cancel_at_period_end: true,
    ended_at: seconds('2026-12-22T15:00:00Z'),
    cancellation_details: { reason: 'cancellation_requested' },
  });
  expect(await invoicesOf(customer)).toHaveLength(1);
});

it('renews when the cancellation was taken back', async () => {
  const customer = await subscribed('2026-11-22T15:00:00Z');
  const { id } = await sandbox.subscriptionOf(customer);
  await sandbox.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  expect(
    await sandbox.stripe.subscriptions.update(id, { cancel_at_period_end: false }),
  ).toMatchObject({
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
  });
  await at('2026-12-22T15:00:00Z');
  expect((await sandbox.subscriptionOf(customer)).status).toBe('active');
  expect(await invoicesOf(customer)).toHaveLength(2);
});

it('takes the other way to name the end of the period', async () => {
  const customer = await subscribed('2026-11-22T15:00:00Z');
  const { id } = await sandbox.subscriptionOf(customer);
  expect(
    await sandbox.stripe.subscriptions.update(id, { cancel_at: 'min_period_end' }),
  ).toMatchObject({
    cancel_at_period_end: false,
    cancel_at: seconds('2026-12-22T15:00:00Z'),
  });
  expect(await sandbox.stripe.subscriptions.update(id, { cancel_at: '' })).toMatchObject({
    cancel_at: null,
  });
  await sandbox.stripe.subscriptions.update(id, { cancel_at: 'min_period_end' });
  await at('2026-12-22T15:00:00Z');
  expect((await sandbox.subscriptionOf(customer)).status).toBe('canceled');
});

it('moves one customer’s time alone', async () => {
  const customer = await subscribed('2026-11-22T15:00:00Z');
  const other = await sandbox.checkout();
  await sandbox.pay(other.session.url);
  const to = seconds('2027-01-31T00:00:00Z');
  await sandbox.help(`customers/${customer}/advance`, { frozen_time: String(to) });
  expect(await invoicesOf(customer)).toHaveLength(3);
  expect((await periodOf(customer))[1]).toBe(seconds('2027-02-22T15:00:00Z'));
  expect(await invoicesOf(other.customer.id)).toHaveLength(1);
  // The server's own time goes on, and the customer's with it.
  await sandbox.payments.tick();
  expect(await invoicesOf(customer)).toHaveLength(3);
  await at('2026-12-22T15:00:00Z');
  expect(await invoicesOf(other.customer.id)).toHaveLength(2);
  expect(await invoicesOf(customer)).toHaveLength(4);
  await expect(
    sandbox.help(`customers/${customer}/advance`, { frozen_time: String(to) }),
  ).rejects.toThrow(/frozen_time/);
});
