import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { closeSandboxDatabase, openSandbox, type Sandbox, seconds } from './testing/sandbox.ts';

let sandbox: Sandbox;
let customer: string;
beforeEach(async () => {
  sandbox = await openSandbox();
  customer = (await sandbox.bought()).customer;
});
afterEach(async () => {
  expect(sandbox.errors).toEqual([]);
  await sandbox.close();
});
afterAll(closeSandboxDatabase);

const desk = async () => (await sandbox.visit('/sandbox/payments?lang=en')).body;
/** Presses the first button with this name. */
async function press(button: string): Promise<void> {
  const form = [
    ...(await desk()).matchAll(/<form method="post" action="([^"]+)"[^>]*>([\s\S]*?)<\/form>/g),
  ].find(([, , content]) => content?.includes(`${button}</button>`));
  expect(form, button).toBeDefined();
  const pressed = await sandbox.post(form?.[1] ?? '', {});
  expect(pressed.headers.location).toBe('/sandbox/payments?lang=en');
}
const subscription = () => sandbox.subscriptionOf(customer);

it('shows subscriptions with their card and renews them', async () => {
  expect(await desk()).toMatch(/lea@exemple\.quebec[\s\S]*Active[\s\S]*visa 4242/);
  const french = await sandbox.visit('/sandbox/payments');
  expect(french.body).toContain('Renouveler maintenant</button>');
  await press('Renew now');
  await press('Renew now');
  expect((await subscription()).items.data[0]?.current_period_end).toBe(
    seconds('2027-02-22T15:00:00Z'),
  );
});

it('makes the next payment fail, and gives up', async () => {
  await press('Let next payment fail');
  expect(await desk()).toContain('aria-pressed="true"');
  await press('Renew now');
  expect((await subscription()).status).toBe('past_due');
  await press('Give up');
  expect(await subscription()).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
  });
  expect(await desk()).not.toContain('Renew now');
});

it('ends what was cancelled, and sells again to a customer whose time is ahead', async () => {
  const { id } = await subscription();
  await sandbox.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await press('Renew now');
  expect((await subscription()).status).toBe('canceled');
  const session = await sandbox.stripe.checkout.sessions.create(sandbox.order({ customer }));
  await sandbox.pay(session.url);
  await sandbox.payments.tick();
  const { data } = await sandbox.stripe.subscriptions.list({ customer });
  const end = seconds('2027-01-22T15:00:00Z');
  expect(data).toMatchObject([{ items: { data: [{ current_period_end: end }] } }]);
});

it('does nothing for an unknown subscription or action', async () => {
  for (const path of ['subscriptions/sub_x/renew', 'subscriptions/sub_x/x']) {
    expect((await sandbox.post(`/sandbox/payments/${path}`, {})).statusCode).toBe(303);
  }
});
