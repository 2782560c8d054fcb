import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSandbox, type Sandbox, seconds } from './testing/sandbox.ts';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await openSandbox();
});
afterEach(async () => {
  expect(sandbox.errors).toEqual([]);
  await sandbox.close();
});

it('sells a subscription on the payment page', async () => {
  const { customer, session } = await sandbox.checkout({
    client_reference_id: 'user-1',
    subscription_data: { metadata: { user: 'user-1' } },
  });
  expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', livemode: false });
  const paid = await sandbox.pay(session.url);
  expect(paid.statusCode).toBe(303);
  expect(paid.headers.location).toBe(`http://localhost:3000/success?session_id=${session.id}`);
  const subscription = await sandbox.subscriptionOf(customer.id);
  expect(subscription).toMatchObject({
    status: 'active',
    cancel_at_period_end: false,
    metadata: { user: 'user-1' },
    items: {
      data: [
        {
          price: { id: sandbox.payments.priceId, unit_amount: 1_699, currency: 'cad' },
          current_period_start: seconds('2026-11-22T15:00:00Z'),
          current_period_end: seconds('2026-12-22T15:00:00Z'),
        },
      ],
    },
  });
});
