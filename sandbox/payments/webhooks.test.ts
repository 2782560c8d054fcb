import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { startSandboxPayments } from './startSandboxPayments.ts';
import { closeSandboxDatabase, openSandbox, type Sandbox } from './testing/sandbox.ts';
import { signatureOf } from './webhooks/send.ts';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await openSandbox();
});
afterEach(async () => {
  expect(sandbox.errors).toEqual([]);
  expect(sandbox.webhook.refused).toEqual([]);
  await sandbox.close();
});
afterAll(closeSandboxDatabase);

async function bought(): Promise<string> {
  const { customer, session } = await sandbox.checkout();
  await sandbox.pay(session.url);
  return customer.id;
}
const inSeconds = (count: number) =>
  sandbox.setTime(new Date(sandbox.now().getTime() + count * 1_000));

const ofPurchase = [
  'customer.created',
  'payment_method.attached',
  'invoice.created',
  'invoice.finalized',
  'customer.subscription.created',
  'invoice.paid',
  'invoice.payment_succeeded',
  'checkout.session.completed',
];

it('sends what happened, signed, in order and whole', async () => {
  sandbox.payments.deliverTo(sandbox.webhook.url);
  const customer = await bought();
  await sandbox.payments.tick();
  expect(sandbox.webhook.types()).toEqual(ofPurchase);
  const created = sandbox.webhook.events.find(
    (event) => event.type === 'customer.subscription.created',
  );
  expect(created).toMatchObject({
    object: 'event',
    api_version: '2026-10-28.endive',
    livemode: false,
    data: { object: { customer, status: 'active', latest_invoice: expect.stringMatching(/^in_/) } },
  });
  const [first] = sandbox.webhook.events;
  expect(first?.request).toEqual({
    id: expect.stringMatching(/^req_/),
    idempotency_key: expect.any(String),
  });
});

it('says what changed', async () => {
  sandbox.payments.deliverTo(sandbox.webhook.url);
  const customer = await bought();
  const { id } = await sandbox.subscriptionOf(customer);
  await sandbox.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await sandbox.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await sandbox.stripe.subscriptions.cancel(id);
  await sandbox.payments.tick();
  const since = sandbox.webhook.events.slice(ofPurchase.length);
  expect(since).toMatchObject([
    {
      type: 'customer.subscription.updated',
      data: { previous_attributes: { cancel_at_period_end: false, cancel_at: null } },
    },
    { type: 'customer.subscription.deleted', data: { object: { status: 'canceled' } } },
  ]);
});

it('signs in a way that fits one secret, one body and one moment', () => {
  const signature = signatureOf('{}', 'whsec_a', sandbox.now());
  const read = (body: string, secret: string, at: number) => () =>
    sandbox.stripe.webhooks.constructEvent(body, signature, secret, 300, undefined, at);
  const now = sandbox.now().getTime();
  expect(read('{}', 'whsec_a', now)).not.toThrow();
  expect(read('{ }', 'whsec_a', now)).toThrow(/signature/);
  expect(read('{}', 'whsec_b', now)).toThrow(/signature/);
  expect(read('{}', 'whsec_a', now + 301_000)).toThrow(/tolerance/);
});

it('sends again what was not taken, later each time, then gives up', async () => {
  await sandbox.stripe.customers.create({});
  sandbox.payments.deliverTo(sandbox.webhook.url);
  sandbox.webhook.answers(500, 503, 500);
  const taken = () => sandbox.webhook.types().length;
  await sandbox.payments.tick();
  await sandbox.payments.tick();
  inSeconds(1);
  await sandbox.payments.tick();
  inSeconds(4);
  await sandbox.payments.tick();
  expect(taken()).toBe(0);
  inSeconds(1);
  await sandbox.payments.tick();
  // The third attempt was the last one: 500 again.
  inSeconds(3_600);
  await sandbox.payments.tick();
  expect(taken()).toBe(0);
  expect((await sandbox.visit('/sandbox/payments?lang=en')).body).toContain(
    'Given up · Attempts: 3 · Answer: 500',
  );
});

it('takes a later attempt', async () => {
  await sandbox.stripe.customers.create({});
  sandbox.payments.deliverTo('http://127.0.0.1:1/nobody');
  await sandbox.payments.tick();
  sandbox.payments.deliverTo(sandbox.webhook.url);
  await sandbox.payments.tick();
  expect(sandbox.webhook.types()).toEqual([]);
  inSeconds(1);
  await sandbox.payments.tick();
  expect(sandbox.webhook.types()).toEqual(['customer.created']);
});

it('holds, doubles, shuffles and fails on demand', async () => {
  sandbox.payments.deliverTo(sandbox.webhook.url);
  await sandbox.help('deliveries', { hold: 'true' });
  await bought();
  inSeconds(7_200);
  await sandbox.payments.tick();
  expect(sandbox.webhook.types()).toEqual([]);

  await sandbox.help('deliveries', {
    hold: 'false',
    copies: '3',
    shuffle: 'true',
    fail_first: 'true',
  });
  await sandbox.payments.tick();
  expect(sandbox.webhook.types()).toEqual([]);
  inSeconds(1);
  await sandbox.payments.tick();
  expect(sandbox.webhook.types().toSorted()).toEqual(
    ofPurchase.flatMap((type) => [type, type, type]).toSorted(),
  );
  const ids = new Set(sandbox.webhook.events.map((event) => event.id));
  expect(ids.size).toBe(ofPurchase.length);
});

it('sends an event again when asked', async () => {
  sandbox.payments.deliverTo(sandbox.webhook.url);
  await sandbox.stripe.customers.create({});
  await sandbox.payments.tick();
  const [event] = sandbox.webhook.events;
  await sandbox.help(`events/${event?.id}/resend`);
  await sandbox.payments.tick();
  expect(sandbox.webhook.events.map(({ id }) => id)).toEqual([event?.id, event?.id]);
  await expect(sandbox.help('events/evt_nothing/resend')).rejects.toThrow(/No such event/);
});

it('delivers by itself', async () => {
  sandbox.payments.deliverTo(sandbox.webhook.url);
  await sandbox.stripe.customers.create({});
  while (sandbox.webhook.events.length === 0) await delay(10);
  expect(sandbox.webhook.types()).toEqual(['customer.created']);
});

it('goes on with what another server left', async () => {
  await bought();
  const { close, ...second } = await startSandboxPayments(sandbox.starting);
  try {
    expect(second.secretKey).toBe(sandbox.payments.secretKey);
    expect(second.webhookSecret).toBe(sandbox.payments.webhookSecret);
    await sandbox.payments.close();
    second.deliverTo(sandbox.webhook.url);
    await second.tick();
    expect(sandbox.webhook.types()).toEqual(ofPurchase);
  } finally {
    await close();
  }
});

it('sends each event once from two servers', async () => {
  const second = await startSandboxPayments(sandbox.starting);
  try {
    await sandbox.help('deliveries', { hold: 'true' });
    for (const server of [sandbox.payments, second]) server.deliverTo(sandbox.webhook.url);
    for (let customer = 0; customer < 30; customer += 1) await sandbox.stripe.customers.create({});
    await sandbox.help('deliveries', { hold: 'false' });
    await Promise.all([sandbox.payments.tick(), second.tick()]);
    expect(new Set(sandbox.webhook.events.map(({ id }) => id)).size).toBe(30);
    expect(sandbox.webhook.events).toHaveLength(30);
  } finally {
    await second.close();
  }
});

it('forgets events after 30 days, with their deliveries', async () => {
  sandbox.payments.deliverTo(sandbox.webhook.url);
  await sandbox.stripe.customers.create({});
  await sandbox.payments.tick();
  inSeconds(30 * 86_400 + 1);
  await sandbox.payments.tick();
  expect((await sandbox.stripe.events.list()).data).toEqual([]);
  expect((await sandbox.visit('/sandbox/payments?lang=en')).body).toContain('No event yet.');
});
