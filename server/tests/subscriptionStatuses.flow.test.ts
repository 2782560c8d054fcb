import { isLive } from '@elan/domain/subscription/status';
import { endOf } from '@elan/testing/flows/flowEnds';
import { type FlowPerson, type Flows, newPerson, openFlows } from '@elan/testing/flows/flows';
import {
  type StripeStandIn,
  startStripe,
  stripeSettings,
  subscriptionObject,
} from '@elan/testing/payments/stripe';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeCancellation } from '../flows/billing/changeCancellation.ts';
import { collectPayment, updatePaymentMethod } from '../flows/billing/paymentMethod.ts';
import { startCheckout } from '../flows/billing/startCheckout.ts';
import { syncSubscription } from '../flows/billing/syncSubscription.ts';

let stripe: StripeStandIn;
let flows: Flows;
beforeAll(async () => {
  stripe = await startStripe();
  stripe.gives('GET /v1/invoices', { object: 'list', data: [], has_more: false });
  flows = await openFlows(stripe.env);
});
afterAll(async () => {
  await flows.close();
  await stripe.close();
});

/** Creates a customer with a card newer than the subscription's. Stripe refuses to change an ended subscription. */
async function subscriber(status: string): Promise<FlowPerson> {
  const person = await newPerson(flows);
  const [customer, id] = [`cus_${person.id}`, `sub_${person.id}`];
  await flows.database.db.execute(sql`
    insert into stripe_customers (user_id, customer_id, provider, created_at)
    values (${person.id}, ${customer}, 'test', now())`);
  const subscription = subscriptionObject({ id, status });
  stripe.setSubscriptions([subscription], customer);
  stripe.gives(`GET /v1/subscriptions/${id}`, subscription);
  stripe.gives(`GET /v1/customers/${customer}`, {
    id: customer,
    object: 'customer',
    invoice_settings: {
      default_payment_method: { id: 'pm_2', object: 'payment_method', created: 1_795_000_001 },
    },
  });
  stripe.refuses(
    `POST /v1/subscriptions/${id}`,
    isLive(status) ? undefined : { status: 400, message: 'A canceled subscription is final.' },
  );
  expect(await endOf(syncSubscription(flows.services, { accountId: person.id }))).toBe('done');
  return person;
}

const calls: Readonly<Record<string, (person: FlowPerson) => Promise<unknown>>> = {
  buy: (person) =>
    person.act(startCheckout, {
      priceId: stripeSettings.STRIPE_PRICE_ID,
      successUrl: 'http://localhost:3000/success',
      cancelUrl: 'http://localhost:3000/pricing',
    }),
  refresh: ({ id }) => syncSubscription(flows.services, { accountId: id }),
  card: (person) => person.act(updatePaymentMethod, { returnUrl: 'http://localhost:3000/account' }),
  collect: ({ id }) => collectPayment(flows.services, id),
  cancel: ({ id }) => changeCancellation(flows.services, { accountId: id, cancel: true }),
  resume: ({ id }) => changeCancellation(flows.services, { accountId: id, cancel: false }),
};

const live = {
  buy: 'already_subscribed',
  refresh: 'done',
  card: 'done',
  collect: 'done',
  cancel: 'done',
  resume: 'done',
};
const ended = {
  ...live,
  buy: 'done',
  card: 'subscription_missing',
  cancel: 'subscription_missing',
  resume: 'subscription_missing',
};

it.each([
  ['trialing', live],
  ['active', live],
  ['incomplete', live],
  ['past_due', live],
  ['unpaid', live],
  ['paused', live],
  ['incomplete_expired', ended],
  ['canceled', ended],
])('%s: no call blames a provider that answers', async (status, expected) => {
  const ends: Record<string, string> = {};
  for (const [name, call] of Object.entries(calls)) {
    ends[name] = await endOf(call(await subscriber(status)));
  }
  expect(ends).toEqual(expected);
});
