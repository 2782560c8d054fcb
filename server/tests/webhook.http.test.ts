import { createHmac } from 'node:crypto';
import { contract } from '@elan/domain/contract/contract';
import { duringTests } from '@elan/testing/duringTests';
import {
  signedEvent,
  startStripe,
  stripeSettings,
  subscriptionObject,
} from '@elan/testing/payments/stripe';
import { type Person, replyOf, signedUpPerson } from '@elan/testing/people/person';
import { startTestServer } from '@elan/testing/servers/server';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';

const stripe = duringTests(startStripe);
const server = duringTests(() => startTestServer(stripe.env));
let person: Person;
let customer: string;
beforeAll(async () => {
  person = await signedUpPerson(server);
  const answer = await person.call('POST', '/api/payment-checkout', {
    price_id: stripeSettings.STRIPE_PRICE_ID,
    success_url: 'http://localhost:3000/success',
    cancel_url: 'http://localhost:3000/pricing',
  });
  expect(answer.status).toBe(200);
  const { rows } = await server.database.db.execute<{ id: string }>(
    sql`select customer_id as id from stripe_customers`,
  );
  customer = rows[0]?.id ?? '';
});
beforeEach(() => stripe.setSubscriptions([]));

async function deliver(
  body: string | Uint8Array<ArrayBuffer>,
  signature: string | undefined,
  type = 'application/json',
) {
  const response = await fetch(`${server.url}/api/stripe/webhook`, {
    method: 'POST',
    headers: {
      'content-type': type,
      ...(signature === undefined ? {} : { 'stripe-signature': signature }),
    },
    body,
  });
  return { status: response.status, body: await response.json() };
}

const subscription = async () =>
  replyOf(contract.getSubscription, await person.call('GET', '/api/subscription'));
const events = async () => {
  const { rows } = await server.database.db.execute<{ id: string }>(
    sql`select id from stripe_events`,
  );
  return rows.map(({ id }) => id);
};

const minutesAgo = (minutes: number, seconds = 0) =>
  new Date(Date.now() - minutes * 60_000 - seconds * 1_000);

const bad: readonly [
  string,
  () => { body: string | Uint8Array<ArrayBuffer>; signature?: string },
][] = [
  ['unsigned', () => ({ body: signedEvent(customer).body })],
  ['signed with nothing', () => ({ body: signedEvent(customer).body, signature: '' })],
  ['signed in words', () => ({ body: signedEvent(customer).body, signature: 'signé, Stripe' })],
  ['signed with another secret', () => signedEvent(customer, { secret: 'whsec_of_another' })],
  [
    'signed for another event',
    () => ({ ...signedEvent(customer), signature: signedEvent('x').signature }),
  ],
  [
    'altered',
    () => {
      const { body, signature } = signedEvent(customer);
      return { body: body.replace('updated', 'deleted'), signature };
    },
  ],
  [
    're-serialised',
    () => {
      const { body, signature } = signedEvent(customer);
      return { body: JSON.stringify(JSON.parse(body)), signature };
    },
  ],
  ['301 s old', () => signedEvent(customer, { at: minutesAgo(5, 1) })],
  ['empty', () => ({ body: '', signature: signedEvent(customer).signature })],
  ['not JSON', () => signedText('bonjour')],
  ['no event', () => signedText('{"type":"customer.updated"}')],
  ['of 10 MB', () => ({ body: new Uint8Array(10 * 1_048_576).fill(32), signature: 't=1,v1=x' })],
];

/** Returns any text with its valid signature. */
function signedText(body: string) {
  const time = Math.floor(Date.now() / 1000);
  const key = stripeSettings.STRIPE_WEBHOOK_SECRET;
  const mac = createHmac('sha256', key).update(`${time}.${body}`).digest('hex');
  return { body, signature: `t=${time},v1=${mac}` };
}

it.each(bad)('refuses an event that is %s, and changes nothing', async (_how, make) => {
  stripe.setSubscriptions([subscriptionObject()]);
  const before = { events: await events(), calls: stripe.calls.length };
  const { body, signature } = make();
  const answer = await deliver(body, signature);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(answer.body).toEqual({ error: expect.any(String), code: expect.any(String) });
  expect({ events: await events(), calls: stripe.calls.length }).toEqual(before);
  expect(await subscription()).toBeNull();
});

it('accepts one just under five minutes old, and uses nothing of it but its customer', async () => {
  stripe.setSubscriptions([subscriptionObject({ status: 'trialing' })]);
  const { body, signature } = signedEvent(customer, {
    at: minutesAgo(4, 50),
    type: 'customer.subscription.deleted',
  });
  expect(await deliver(body, signature)).toMatchObject({ status: 200 });
  expect(await subscription()).toEqual({
    customer_id: customer,
    subscription_id: 'sub_1',
    subscription_status: 'trialing',
    price_id: stripeSettings.STRIPE_PRICE_ID,
    current_period_start: 1_795_000_000,
    current_period_end: 1_797_592_000,
    cancel_at_period_end: false,
    payment_method_brand: 'visa',
    payment_method_last4: '4242',
  });
});

it('reads the bytes with any content type', async () => {
  const { body, signature } = signedEvent(customer);
  expect((await deliver(body, signature, 'text/plain; charset=latin1')).status).toBe(200);
});

it('accepts an event of an unknown customer, and stores nothing', async () => {
  const { body, signature } = signedEvent('cus_of_somebody_else', { id: 'evt_strange' });
  const calls = stripe.calls.length;
  expect((await deliver(body, signature)).status).toBe(200);
  expect((await deliver(body, signature)).status).toBe(200);
  expect(stripe.calls.length).toBe(calls);
  expect(await events()).not.toContain('evt_strange');
});

it('requests redelivery of an event that could not be processed', async () => {
  const { body, signature } = signedEvent(customer, { id: 'evt_again' });
  stripe.refuses('GET /v1/subscriptions', { status: 400, message: 'not now' });
  const failed = await deliver(body, signature);
  expect(failed).toMatchObject({ status: 502, body: { code: 'payments_unavailable' } });
  expect(await events()).not.toContain('evt_again');
  stripe.refuses('GET /v1/subscriptions', undefined);
  stripe.setSubscriptions([subscriptionObject({ status: 'active' })]);
  expect((await deliver(body, signature)).status).toBe(200);
  expect(await subscription()).toMatchObject({ subscription_status: 'active' });
});

it('reads the period from its former place in Stripe’s API, and the card from the customer', async () => {
  const odd = subscriptionObject({
    default_payment_method: null,
    current_period_start: 1,
    current_period_end: 2_000_000_000,
    items: { data: [{ id: 'si_1', price: { id: 'price_old' } }] },
  });
  stripe.setSubscriptions([odd]);
  const { body, signature } = signedEvent(customer);
  expect((await deliver(body, signature)).status).toBe(200);
  expect(await subscription()).toMatchObject({
    price_id: 'price_old',
    current_period_end: 2_000_000_000,
    payment_method_brand: null,
    payment_method_last4: null,
  });
});

const absurd = [
  '253402300799',
  '253402300800',
  '-1',
  '-62167219201',
  '1e300',
  '1e999',
  '-0.5',
  '"hier"',
  'null',
  '[]',
];

it.each(absurd)('processes an event with the time %s once', async (created) => {
  stripe.setSubscriptions([subscriptionObject({ status: 'past_due' })]);
  await deliver(...eventParts(signedEvent(customer)));
  stripe.setSubscriptions([subscriptionObject({ status: 'active' })]);
  const id = `evt_of_${absurd.indexOf(created)}`;
  const event = eventParts(signedEvent(customer, { id, created }));
  expect(await deliver(...event)).toMatchObject({ status: 200 });
  expect(await subscription()).toMatchObject({ subscription_status: 'active' });
  expect(await events()).toContain(id);
  const calls = stripe.calls.length;
  expect(await deliver(...event)).toMatchObject({ status: 200 });
  expect(stripe.calls.length).toBe(calls);
});

it.each([-1, 1e300, 1e18, 2 ** 63, 253_402_300_800, 'demain', null, {}])(
  'reads a subscription whose moments are all %j',
  async (moment) => {
    const item = {
      id: 'si_1',
      price: { id: 'price_1' },
      current_period_start: moment,
      current_period_end: moment,
    };
    stripe.setSubscriptions([
      subscriptionObject({ created: moment, cancel_at: moment, items: { data: [item] } }),
    ]);
    expect(await deliver(...eventParts(signedEvent(customer)))).toMatchObject({ status: 200 });
    expect(await subscription()).toMatchObject({
      subscription_status: 'active',
      current_period_start: null,
      current_period_end: null,
    });
  },
);

function eventParts({ body, signature }: ReturnType<typeof signedEvent>): [string, string] {
  return [body, signature];
}
