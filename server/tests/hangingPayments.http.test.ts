import { movableClock } from '@elan/testing/clock';
import { type Person, signedUpPerson } from '@elan/testing/person';
import { startTestServer, type TestServer } from '@elan/testing/server';
import {
  type StripeHang,
  type StripeStandIn,
  signedEvent,
  startStripe,
  stripeSettings,
  subscribed,
  subscriptionObject,
} from '@elan/testing/stripe';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createStripePayments } from '../adapters/payments/stripe.ts';
import { createEmailHash } from '../auth/emailHash.ts';
import { readConfig } from '../config/config.ts';
import { createActiveRuns } from '../generation/activeRuns.ts';
import { reconcileSubscriptions } from '../jobs/reconcileSubscriptions.ts';
import { resumeAccountDeletions } from '../jobs/resumeAccountDeletions.ts';

const clock = movableClock();
/** Long enough for what does answer. */
const paymentLimits = { actionMs: 1_000 };
let stripe: StripeStandIn;
let server: TestServer;
beforeAll(async () => {
  stripe = await startStripe();
  server = await startTestServer(stripe.env, { paymentLimits });
});
afterAll(async () => {
  await server.close();
  await stripe.close();
});

const reading = 'GET /v1/subscriptions';
const portalOpening = 'POST /v1/billing_portal/sessions';
const routes = [
  reading,
  'POST /v1/customers',
  'POST /v1/checkout/sessions',
  'GET /v1/checkout/sessions',
  portalOpening,
];
const changing = (person: Person) => `POST /v1/subscriptions/sub_${person.id}`;
const removing = (person: Person) => `DELETE /v1/customers/cus_${person.id}`;
afterEach(async () => {
  for (const route of routes) stripe.hangs(route, undefined);
  // A round reads everybody who is due: each test has customers of its own alone.
  for (const table of ['checkouts', 'stripe_subscriptions', 'stripe_customers']) {
    await server.database.db.execute(sql`delete from ${sql.identifier(table)}`);
  }
});

const pages = {
  success_url: 'http://localhost:3000/success',
  cancel_url: 'http://localhost:3000/pricing',
};
const checkout = (person: Person) =>
  person.call('POST', '/api/payment-checkout', {
    price_id: stripeSettings.STRIPE_PRICE_ID,
    ...pages,
  });
const subscription = async (person: Person) =>
  (await person.call('GET', '/api/subscription')).body as Record<string, unknown> | null;

async function subscriber(): Promise<Person> {
  const person = await signedUpPerson(server);
  await subscribed(server, stripe, person);
  return person;
}

async function deliver({ body, signature }: ReturnType<typeof signedEvent>) {
  const response = await fetch(`${server.url}/api/stripe/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });
  return { status: response.status, body: await response.json() };
}

/** Runs the jobs of each minute, some minutes later. @returns their errors. */
async function roundLater(minutes: number): Promise<unknown[]> {
  const errors: unknown[] = [];
  const config = readConfig(stripe.env);
  if (!config.payments) throw new Error('the provider is configured');
  clock.moveTo(new Date(clock.now().getTime() + minutes * 60_000));
  const services = {
    db: server.database.db,
    clock,
    config,
    outbox: { nudge: () => {} },
    runs: createActiveRuns(),
    hashEmail: createEmailHash('secret'),
    logError: (error: unknown) => errors.push(error),
    payments: createStripePayments(config.payments, paymentLimits),
  };
  await reconcileSubscriptions(services);
  await resumeAccountDeletions(services);
  return errors;
}

const unavailable = { status: 502, body: { code: 'payments_unavailable' } };

describe.each<StripeHang>(['before the reply', 'after headers'])(
  'a provider that hangs %s',
  (how) => {
    it.each([
      ['the customer is made', 'POST /v1/customers'],
      ['the page is opened', 'POST /v1/checkout/sessions'],
    ])('while %s: the checkout is refused, and the next one is not', async (_what, route) => {
      const person = await signedUpPerson(server);
      stripe.hangs(route, how);
      expect(await checkout(person)).toMatchObject(unavailable);
      stripe.hangs(route, undefined);
      expect((await checkout(person)).status).toBe(200);
    });

    it('when a person asks for their subscription, their card or an end', async () => {
      const person = await subscriber();
      const asked = () => [stripe.count(reading), stripe.count(portalOpening)];
      const [readings = 0, portals = 0] = asked();
      stripe.hangs(reading, how);
      stripe.hangs(portalOpening, how);
      expect(await person.call('POST', '/api/subscription/refresh')).toMatchObject(unavailable);
      expect(await person.call('POST', '/api/subscription/collect')).toMatchObject(unavailable);
      expect(await person.call('POST', '/api/subscription/cancel')).toMatchObject(unavailable);
      const portal = { return_url: 'http://localhost:3000/account' };
      expect(await person.call('POST', '/api/subscription/payment-method', portal)).toMatchObject(
        unavailable,
      );
      // Each was given up during its first attempt.
      expect(asked()).toEqual([readings + 3, portals + 1]);
      expect(await subscription(person)).toMatchObject({ subscription_status: 'active' });
    });

    it('at a cancellation that it carried out anyway: the next job run finds it', async () => {
      const person = await subscriber();
      stripe.hangs(changing(person), how);
      expect(await person.call('POST', '/api/subscription/cancel')).toMatchObject(unavailable);
      const noted = subscriptionObject({ id: `sub_${person.id}`, cancel_at_period_end: true });
      stripe.tells([noted], `cus_${person.id}`);
      expect(await roundLater(3)).toEqual([]);
      expect(await subscription(person)).toMatchObject({ cancel_at_period_end: true });
    });

    it('at a deletion: the account remains, and a second request removes it', async () => {
      const person = await subscriber();
      stripe.hangs(removing(person), how);
      const ask = () => person.call('POST', '/api/delete-account', { confirm_deletion: true });
      expect(await ask()).toMatchObject({ status: 502, body: { code: 'deletion_unfinished' } });
      expect((await person.call('GET', '/api/account')).status).toBe(200);
      stripe.hangs(removing(person), undefined);
      expect((await ask()).status).toBe(200);
    });

    it('at a deletion whose process died: a later job run completes it', async () => {
      const person = await subscriber();
      const asked = clock.now().toISOString();
      await server.database.db.execute(
        sql`update users set deletion_requested_at = ${asked} where id = ${person.id}`,
      );
      stripe.hangs(removing(person), how);
      expect(await roundLater(3)).toMatchObject([{ code: 'payments_unavailable' }]);
      expect((await person.call('GET', '/api/account')).status).toBe(200);
      stripe.hangs(removing(person), undefined);
      expect(await roundLater(3)).toEqual([]);
      expect((await person.call('GET', '/api/account')).status).toBe(401);
    });

    it('while an event is processed: redelivery is requested, and a job run catches up before it', async () => {
      const person = await subscriber();
      const customer = `cus_${person.id}`;
      stripe.hangs(reading, how);
      const event = signedEvent(customer);
      expect(await deliver(event)).toMatchObject(unavailable);
      expect(await roundLater(3)).toMatchObject([{ code: 'payments_unavailable' }]);
      stripe.hangs(reading, undefined);
      stripe.tells([subscriptionObject({ id: `sub_${person.id}`, status: 'past_due' })], customer);
      expect(await roundLater(3)).toEqual([]);
      expect(await subscription(person)).toMatchObject({ subscription_status: 'past_due' });
      expect((await deliver(event)).status).toBe(200);
    });
  },
);

it('gives all calls of one action one deadline', async () => {
  const person = await subscriber();
  stripe.hangs(changing(person), 'before the reply');
  const config = readConfig(stripe.env);
  if (!config.payments) throw new Error('the provider is configured');
  const action = createStripePayments(config.payments, paymentLimits).forAction();
  await action.readSubscriptions(`cus_${person.id}`);
  await expect(action.setCancelAtPeriodEnd(`sub_${person.id}`, true)).rejects.toMatchObject({
    code: 'payments_unavailable',
  });
  const calls = stripe.calls.length;
  await expect(action.forAction().readSubscriptions(`cus_${person.id}`)).rejects.toMatchObject({
    code: 'payments_unavailable',
  });
  expect(stripe.calls.length).toBe(calls);
});

it('follows no redirect, so that the key goes only to the provider', async () => {
  const person = await subscriber();
  const elsewhere = await startStripe();
  stripe.redirects(reading, `${elsewhere.env.STRIPE_API_BASE}/v1/subscriptions`);
  expect(await person.call('POST', '/api/subscription/refresh')).toMatchObject(unavailable);
  expect(elsewhere.calls).toEqual([]);
  stripe.redirects(reading, undefined);
  await elsewhere.close();
});
