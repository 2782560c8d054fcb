import { sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, it } from 'vitest';
import { startSandboxPayments } from './startSandboxPayments.ts';
import { closeSandboxDatabase, openSandbox, type Sandbox, seconds } from './testing/sandbox.ts';

let sandbox: Sandbox;
afterEach(() => sandbox.close());
afterAll(closeSandboxDatabase);

/** Creates a customer who subscribed at this time. */
async function subscribed(start = '2026-11-22T15:00:00Z', number?: string): Promise<string> {
  sandbox = await openSandbox(start);
  return (await sandbox.bought(number)).customer;
}
const statusOf = async (customer: string) => (await sandbox.subscriptionOf(customer)).status;
const periodEndOf = async (customer: string) =>
  (await sandbox.subscriptionOf(customer)).items.data[0]?.current_period_end;

it('renews at its time, once, and keeps the day over short months', async () => {
  const customer = await subscribed('2027-12-31T12:00:00Z');
  await sandbox.at('2028-01-31T11:59:59Z');
  expect(await sandbox.invoicesOf(customer)).toHaveLength(1);
  for (const [day, next] of [
    ['2028-01-31', '2028-02-29'],
    ['2028-02-29', '2028-03-31'],
  ]) {
    await sandbox.at(`${day}T12:00:00Z`);
    await sandbox.payments.tick();
    expect(await periodEndOf(customer)).toBe(seconds(`${next}T12:00:00Z`));
  }
  const invoices = await sandbox.invoicesOf(customer);
  expect(invoices.map((invoice) => invoice.billing_reason)).toEqual([
    'subscription_cycle',
    'subscription_cycle',
    'subscription_create',
  ]);
});

it('renews once with two servers', async () => {
  const customer = await subscribed();
  const second = await startSandboxPayments(sandbox.starting);
  try {
    sandbox.setTime('2026-12-22T15:00:00Z');
    await Promise.all([sandbox.payments.tick(), second.tick()]);
    expect(await sandbox.invoicesOf(customer)).toHaveLength(2);
  } finally {
    await second.close();
  }
});

it('renews for each month without a server', async () => {
  const customer = await subscribed();
  await sandbox.at('2027-03-01T00:00:00Z');
  expect(await sandbox.invoicesOf(customer)).toHaveLength(4);
  expect(await periodEndOf(customer)).toBe(seconds('2027-03-22T15:00:00Z'));
});

it('is past due after a failed renewal, tries after 3, 5 and 7 days, then ends', async () => {
  const customer = await subscribed('2026-11-22T15:00:00Z', '4000000000000341');
  await sandbox.at('2026-12-22T15:00:00Z');
  for (const [index, day] of ['2026-12-25', '2026-12-30', '2027-01-06'].entries()) {
    expect(await statusOf(customer)).toBe('past_due');
    expect((await sandbox.invoicesOf(customer))[0]).toMatchObject({
      status: 'open',
      attempt_count: index + 1,
      next_payment_attempt: seconds(`${day}T15:00:00Z`),
    });
    await sandbox.at(`${day}T15:00:00Z`);
  }
  expect(await sandbox.subscriptionOf(customer)).toMatchObject({
    status: 'canceled',
    ended_at: seconds('2027-01-06T15:00:00Z'),
    cancellation_details: { reason: 'payment_failed' },
  });
  await sandbox.at('2027-06-01T00:00:00Z');
  expect(await sandbox.invoicesOf(customer)).toHaveLength(2);
});

it('is active again when an attempt succeeds', async () => {
  const customer = await subscribed();
  await sandbox.help(`customers/${customer}/fail_payments`, { payments: '2' });
  await sandbox.at('2026-12-22T15:00:00Z');
  await sandbox.at('2026-12-25T15:00:00Z');
  expect(await statusOf(customer)).toBe('past_due');
  await sandbox.at('2026-12-30T15:00:00Z');
  expect(await statusOf(customer)).toBe('active');
  expect((await sandbox.invoicesOf(customer))[0]).toMatchObject({
    status: 'paid',
    attempt_count: 3,
  });
  expect(await periodEndOf(customer)).toBe(seconds('2027-01-22T15:00:00Z'));
});

it('ends with its period after a cancellation, unless that is undone', async () => {
  const customer = await subscribed();
  const { id } = await sandbox.subscriptionOf(customer);
  const update = (cancel: boolean) =>
    sandbox.stripe.subscriptions.update(id, { cancel_at_period_end: cancel });
  expect(await update(true)).toMatchObject({
    status: 'active',
    cancel_at: seconds('2026-12-22T15:00:00Z'),
    canceled_at: seconds('2026-11-22T15:00:00Z'),
  });
  expect(await update(false)).toMatchObject({ cancel_at: null, canceled_at: null });
  await sandbox.at('2026-12-22T15:00:00Z');
  expect(await statusOf(customer)).toBe('active');
  await update(true);
  await sandbox.at('2027-01-22T15:00:00Z');
  expect(await sandbox.subscriptionOf(customer)).toMatchObject({
    status: 'canceled',
    ended_at: seconds('2027-01-22T15:00:00Z'),
    cancellation_details: { reason: 'cancellation_requested' },
  });
  expect(await sandbox.invoicesOf(customer)).toHaveLength(2);
});

it('moves only one customer’s time', async () => {
  const customer = await subscribed();
  const other = await sandbox.bought();
  const to = String(seconds('2027-01-31T00:00:00Z'));
  await sandbox.help(`customers/${customer}/advance`, { frozen_time: to });
  await sandbox.payments.tick();
  expect(await sandbox.invoicesOf(customer)).toHaveLength(3);
  expect(await sandbox.invoicesOf(other.customer)).toHaveLength(1);
  await sandbox.at('2026-12-22T15:00:00Z');
  expect(await sandbox.invoicesOf(customer)).toHaveLength(4);
  expect(await sandbox.invoicesOf(other.customer)).toHaveLength(2);
  const back = sandbox.help(`customers/${customer}/advance`, { frozen_time: to });
  await expect(back).rejects.toThrow(/frozen_time/);
});

it('reports an error and renews the others', async () => {
  const customer = await subscribed();
  const broken = await sandbox.bought();
  const { id } = broken.subscription;
  await sandbox.database.db.execute(sql`
    update sandbox_payments set data = jsonb_build_object('object', jsonb_build_object('id', id, 'status', 'active'))
    where id = ${id}`);
  await sandbox.at('2026-12-22T15:00:00Z');
  expect(sandbox.errors.length).toBeGreaterThan(0);
  expect(await sandbox.invoicesOf(customer)).toHaveLength(2);
});
