import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { startSandboxPayments } from './startSandboxPayments.ts';
import { closeSandboxDatabase, openSandbox, type Sandbox } from './testing/sandbox.ts';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await openSandbox();
});
afterEach(async () => {
  expect(sandbox.errors).toEqual([]);
  await sandbox.close();
});
afterAll(closeSandboxDatabase);

const afterSeconds = (count: number) =>
  sandbox.at(new Date(sandbox.now().getTime() + count * 1_000).toISOString());
const types = () => sandbox.webhook.types();
const kept = async (kind: 'event' | 'delivery') => {
  const { rows } = await sandbox.database.db.execute<{ attempts: number | null; due: boolean }>(sql`
    select (data #>> '{object,attempts}')::int as attempts, due_at is not null as due
    from sandbox_payments where kind = ${kind}`);
  return rows;
};

const ofPurchase = [
  'customer.created',
  'payment_method.attached',
  'invoice.created',
  'customer.subscription.created',
  'invoice.paid',
  'checkout.session.completed',
];

it('sends signed events in order, one for each change', async () => {
  sandbox.payments.deliverTo(sandbox.webhook.url);
  const { customer, subscription } = await sandbox.bought();
  await sandbox.payments.tick();
  expect(types()).toEqual(ofPurchase);
  expect(sandbox.webhook.events[3]).toMatchObject({
    object: 'event',
    data: { object: { customer, status: 'active', latest_invoice: expect.stringMatching(/^in_/) } },
  });
  const update = () =>
    sandbox.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  await update();
  await update();
  await sandbox.stripe.subscriptions.cancel(subscription.id);
  await sandbox.payments.tick();
  expect(types().slice(ofPurchase.length)).toEqual([
    'customer.subscription.updated',
    'customer.subscription.deleted',
  ]);
});

it('retries later each time, then gives up', async () => {
  await sandbox.stripe.customers.create({});
  sandbox.payments.deliverTo(sandbox.webhook.url);
  sandbox.webhook.answers(500, 503, 500);
  await sandbox.payments.tick();
  await afterSeconds(1);
  await afterSeconds(4);
  expect(await kept('delivery')).toEqual([{ attempts: 2, due: true }]);
  await afterSeconds(1);
  await afterSeconds(3_600);
  expect(types()).toEqual([]);
  expect(await kept('delivery')).toEqual([{ attempts: 3, due: false }]);
  await afterSeconds(30 * 86_400);
  expect([...(await kept('event')), ...(await kept('delivery'))]).toEqual([]);
});

it('holds, repeats, shuffles and fails events on request', async () => {
  sandbox.payments.deliverTo(sandbox.webhook.url);
  await sandbox.help('deliveries', { hold: 'true' });
  await sandbox.bought();
  await afterSeconds(7_200);
  expect(types()).toEqual([]);
  const disturbed = { hold: 'false', copies: '3', shuffle: 'true', failFirst: 'true' };
  await sandbox.help('deliveries', disturbed);
  await sandbox.payments.tick();
  expect(types()).toEqual([]);
  await afterSeconds(1);
  expect(types().toSorted()).toEqual(ofPurchase.flatMap((type) => [type, type, type]).toSorted());
  const [event] = sandbox.webhook.events;
  await sandbox.help('deliveries', { copies: '1', failFirst: 'false' });
  await sandbox.help(`events/${event?.id}/resend`);
  await sandbox.payments.tick();
  expect(sandbox.webhook.events.at(-1)?.id).toBe(event?.id);
  await expect(sandbox.help('events/evt_nothing/resend')).rejects.toThrow(/No such event/);
});

it('delivers without a request', async () => {
  sandbox.payments.deliverTo(sandbox.webhook.url);
  await sandbox.stripe.customers.create({});
  while (sandbox.webhook.events.length === 0) await delay(10);
  expect(types()).toEqual(['customer.created']);
});

it('sends each event once from two servers, also after one has stopped', async () => {
  const second = await startSandboxPayments(sandbox.starting);
  try {
    await sandbox.help('deliveries', { hold: 'true' });
    for (const server of [sandbox.payments, second]) server.deliverTo(sandbox.webhook.url);
    for (let count = 0; count < 30; count += 1) await sandbox.stripe.customers.create({});
    await sandbox.help('deliveries', { hold: 'false' });
    await Promise.all([sandbox.payments.tick(), second.tick()]);
    expect(new Set(sandbox.webhook.events.map(({ id }) => id)).size).toBe(30);
    expect(sandbox.webhook.events).toHaveLength(30);
    await sandbox.bought();
    await sandbox.payments.close();
    await second.tick();
    expect(types()).toContain('checkout.session.completed');
  } finally {
    await second.close();
  }
});
