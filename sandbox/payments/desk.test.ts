import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { closeSandboxDatabase, openSandbox, type Sandbox, seconds } from './testing/sandbox.ts';

let sandbox: Sandbox;
let customer: string;
beforeEach(async () => {
  sandbox = await openSandbox();
  const begun = await sandbox.checkout();
  customer = begun.customer.id;
  await sandbox.pay(begun.session.url);
});
afterEach(async () => {
  expect(sandbox.errors).toEqual([]);
  await sandbox.close();
});
afterAll(closeSandboxDatabase);

const desk = async () => (await sandbox.visit('/sandbox/payments?lang=en')).body;
/** Presses the first button of that name. */
async function press(button: string): Promise<void> {
  const form = [
    ...(await desk()).matchAll(/<form method="post" action="([^"]+)"[^>]*>([\s\S]*?)<\/form>/g),
  ].find(([, , content]) => content?.includes(`${button}</button>`));
  expect(form, button).toBeDefined();
  const pressed = await sandbox.post(form?.[1] ?? '', {});
  expect(pressed.headers.location).toBe('/sandbox/payments?lang=en');
}
const subscription = () => sandbox.subscriptionOf(customer);

it('shows subscriptions with their card, in both languages', async () => {
  expect(await desk()).toMatch(/lea@exemple\.quebec[\s\S]*Active[\s\S]*visa 4242/);
  const french = await sandbox.visit('/sandbox/payments');
  expect(french.body).toContain('Renouveler maintenant</button>');
});

it('renews now, as often as one likes', async () => {
  await press('Renew now');
  await press('Renew now');
  expect((await subscription()).items.data[0]?.current_period_end).toBe(
    seconds('2027-02-22T15:00:00Z'),
  );
  expect((await sandbox.stripe.invoices.list({ customer })).data).toHaveLength(3);
});

it('lets the next payment fail, then pays', async () => {
  await press('Let next payment fail');
  expect(await desk()).toContain('aria-pressed="true"');
  await press('Renew now');
  expect((await subscription()).status).toBe('past_due');
  await press('Retry payment');
  expect((await subscription()).status).toBe('active');
});

it('lets it fail no longer when told so', async () => {
  await press('Let next payment fail');
  await press('Let next payment fail');
  await press('Renew now');
  expect((await subscription()).status).toBe('active');
});

it('gives up', async () => {
  await press('Let next payment fail');
  await press('Renew now');
  await press('Give up');
  expect(await subscription()).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
  });
  expect(await desk()).not.toContain('Renew now');
});

it('ends what was cancelled', async () => {
  await sandbox.stripe.subscriptions.update((await subscription()).id, {
    cancel_at_period_end: true,
  });
  await press('Renew now');
  expect((await subscription()).status).toBe('canceled');
});

it('sells again to a customer whose time runs ahead', async () => {
  await sandbox.stripe.subscriptions.update((await subscription()).id, {
    cancel_at_period_end: true,
  });
  await press('Renew now');
  const session = await sandbox.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: sandbox.payments.priceId, quantity: 1 }],
    success_url: 'http://localhost:3000/success',
  });
  await sandbox.pay(session.url);
  await sandbox.payments.tick();
  const { data } = await sandbox.stripe.subscriptions.list({ customer });
  expect(data).toMatchObject([
    {
      status: 'active',
      items: { data: [{ current_period_end: seconds('2027-01-22T15:00:00Z') }] },
    },
  ]);
});

it('disturbs deliveries and sends again', async () => {
  sandbox.payments.deliverTo(sandbox.webhook.url);
  await sandbox.post('/sandbox/payments/deliveries', { hold: 'yes', copies: '99' });
  expect(await desk()).toMatch(/name="hold" value="yes" checked[\s\S]*value="20"/);
  await sandbox.payments.tick();
  const before = sandbox.webhook.events.length;
  await press('Deliver again');
  await sandbox.payments.tick();
  expect(sandbox.webhook.events).toHaveLength(before);
  await sandbox.post('/sandbox/payments/deliveries', { copies: '1' });
  await sandbox.payments.tick();
  expect(sandbox.webhook.types()).toContain('checkout.session.completed');
});

it('does nothing for what is not there', async () => {
  for (const path of [
    'subscriptions/sub_nothing/renew',
    'subscriptions/sub_nothing/burn',
    'events/evt_nothing/again',
  ]) {
    expect((await sandbox.post(`/sandbox/payments/${path}`, {})).statusCode).toBe(303);
  }
});
