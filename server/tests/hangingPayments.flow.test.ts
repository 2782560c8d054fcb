import { movableClock, movableDeadlines } from '@elan/testing/clock';
import { endOf } from '@elan/testing/flows/flowEnds';
import { type FlowPerson, type Flows, newPerson, openFlows } from '@elan/testing/flows/flows';
import {
  type StripeHang,
  type StripeStandIn,
  startStripe,
  stripeSettings,
  subscriptionObject,
} from '@elan/testing/payments/stripe';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createStripePayments } from '../adapters/payments/stripe.ts';
import { deleteAccount } from '../flows/account/deleteAccount.ts';
import { changeCancellation } from '../flows/billing/changeCancellation.ts';
import { collectPayment, updatePaymentMethod } from '../flows/billing/paymentMethod.ts';
import { startCheckout } from '../flows/billing/startCheckout.ts';
import {
  handleStripeEvent,
  readSubscription,
  syncSubscription,
} from '../flows/billing/syncSubscription.ts';
import { reconcileSubscriptions } from '../jobs/reconcileSubscriptions.ts';
import { resumeAccountDeletions } from '../jobs/resumeAccountDeletions.ts';

const clock = movableClock();
const deadlines = movableDeadlines();
let stripe: StripeStandIn;
let flows: Flows;
beforeAll(async () => {
  stripe = await startStripe();
  stripe.whenHung(deadlines.pass);
  flows = await openFlows(stripe.env, { clock, paymentLimits: { deadline: deadlines.deadline } });
});
afterAll(async () => {
  await flows.close();
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
const changing = ({ id }: FlowPerson) => `POST /v1/subscriptions/sub_${id}`;
const removing = ({ id }: FlowPerson) => `DELETE /v1/customers/cus_${id}`;
afterEach(async () => {
  for (const route of routes) stripe.hangs(route, undefined);
  // A job run reads all due customers, so each test must start without those of other tests.
  for (const table of ['checkouts', 'stripe_subscriptions', 'stripe_customers']) {
    await flows.database.db.execute(sql`delete from ${sql.identifier(table)}`);
  }
});

const unavailable = 'payments_unavailable';
const checkout = (person: FlowPerson) =>
  endOf(
    person.act(startCheckout, {
      priceId: stripeSettings.STRIPE_PRICE_ID,
      successUrl: 'http://localhost:3000/success',
      cancelUrl: 'http://localhost:3000/pricing',
    }),
  );
const refresh = ({ id }: FlowPerson) => endOf(syncSubscription(flows.services, { accountId: id }));
const cancel = ({ id }: FlowPerson) =>
  endOf(changeCancellation(flows.services, { accountId: id, cancel: true }));
const subscription = async (person: FlowPerson) =>
  readSubscription(flows.services, await person.account());
const leave = async (person: FlowPerson) =>
  endOf(deleteAccount(flows.services, await person.account()));
const isThere = async ({ id }: FlowPerson) => {
  const { rows } = await flows.database.db.execute(sql`select from users where id = ${id}`);
  return rows.length > 0;
};

async function subscriber(): Promise<FlowPerson> {
  const person = await newPerson(flows);
  await flows.database.db.execute(sql`
    insert into stripe_customers (user_id, customer_id, provider, created_at)
    values (${person.id}, ${`cus_${person.id}`}, 'test', now())`);
  stripe.setSubscriptions([subscriptionObject({ id: `sub_${person.id}` })], `cus_${person.id}`);
  expect(await refresh(person)).toBe('done');
  return person;
}

/** Moves the clock forward and runs the jobs that run every minute. @returns their errors. */
async function roundLater(minutes: number): Promise<unknown[]> {
  const before = flows.log.length;
  clock.moveTo(new Date(clock.now().getTime() + minutes * 60_000));
  await reconcileSubscriptions(flows.services);
  await resumeAccountDeletions(flows.services);
  return flows.log.slice(before).flatMap(({ error }) => (error === undefined ? [] : [error]));
}

describe.each<StripeHang>(['before the reply', 'after headers'])(
  'a provider that hangs %s',
  (how) => {
    it.each([
      ['the customer is made', 'POST /v1/customers'],
      ['the page is opened', 'POST /v1/checkout/sessions'],
    ])('while %s: the checkout is refused, and the next one is not', async (_what, route) => {
      const person = await newPerson(flows);
      stripe.hangs(route, how);
      expect(await checkout(person)).toBe(unavailable);
      stripe.hangs(route, undefined);
      expect(await checkout(person)).toBe('done');
    });

    it('when a person asks for their subscription, their card or an end', async () => {
      const person = await subscriber();
      const asked = () => [stripe.count(reading), stripe.count(portalOpening)];
      const [readings = 0, portals = 0] = asked();
      stripe.hangs(reading, how);
      stripe.hangs(portalOpening, how);
      expect(await refresh(person)).toBe(unavailable);
      expect(await endOf(collectPayment(flows.services, person.id))).toBe(unavailable);
      expect(await cancel(person)).toBe(unavailable);
      const portal = person.act(updatePaymentMethod, {
        returnUrl: 'http://localhost:3000/account',
      });
      expect(await endOf(portal)).toBe(unavailable);
      // Each call was aborted during its first attempt.
      expect(asked()).toEqual([readings + 3, portals + 1]);
      expect(await subscription(person)).toMatchObject({ subscription_status: 'active' });
    });

    it('at a cancellation that it carried out anyway: the next job run finds it', async () => {
      const person = await subscriber();
      stripe.hangs(changing(person), how);
      expect(await cancel(person)).toBe(unavailable);
      const noted = subscriptionObject({ id: `sub_${person.id}`, cancel_at_period_end: true });
      stripe.setSubscriptions([noted], `cus_${person.id}`);
      expect(await roundLater(3)).toEqual([]);
      expect(await subscription(person)).toMatchObject({ cancel_at_period_end: true });
    });

    it('at a deletion: the account remains, and a second request removes it', async () => {
      const person = await subscriber();
      stripe.hangs(removing(person), how);
      expect(await leave(person)).toBe('deletion_unfinished');
      expect(await isThere(person)).toBe(true);
      stripe.hangs(removing(person), undefined);
      expect(await leave(person)).toBe('done');
      expect(await isThere(person)).toBe(false);
    });

    it('at a deletion that ended the subscription: the next job run finds it', async () => {
      const person = await subscriber();
      stripe.hangs(removing(person), how);
      expect(await leave(person)).toBe('deletion_unfinished');
      const ended = subscriptionObject({ id: `sub_${person.id}`, status: 'canceled' });
      stripe.setSubscriptions([ended], `cus_${person.id}`);
      expect(await roundLater(3)).toEqual([]);
      expect(await subscription(person)).toMatchObject({ subscription_status: 'canceled' });
    });

    it('at a deletion whose process died: a later job run completes it', async () => {
      const person = await subscriber();
      const asked = clock.now().toISOString();
      await flows.database.db.execute(
        sql`update users set deletion_requested_at = ${asked} where id = ${person.id}`,
      );
      stripe.hangs(removing(person), how);
      expect(await roundLater(3)).toMatchObject([{ code: unavailable }]);
      expect(await isThere(person)).toBe(true);
      stripe.hangs(removing(person), undefined);
      expect(await roundLater(3)).toEqual([]);
      expect(await isThere(person)).toBe(false);
    });

    it('while an event is processed: redelivery is requested, and a job run catches up before it', async () => {
      const person = await subscriber();
      const customerId = `cus_${person.id}`;
      const event = {
        id: `evt_${person.id}`,
        type: 'customer.subscription.updated',
        createdAt: clock.now(),
        customerId,
      };
      const process = () => endOf(handleStripeEvent(flows.services, event));
      stripe.hangs(reading, how);
      expect(await process()).toBe(unavailable);
      expect(await roundLater(3)).toMatchObject([{ code: unavailable }]);
      stripe.hangs(reading, undefined);
      const due = subscriptionObject({ id: `sub_${person.id}`, status: 'past_due' });
      stripe.setSubscriptions([due], customerId);
      expect(await roundLater(3)).toEqual([]);
      expect(await subscription(person)).toMatchObject({ subscription_status: 'past_due' });
      expect(await process()).toBe('done');
    });
  },
);

it('gives all calls of one action one deadline', async () => {
  const person = await subscriber();
  stripe.hangs(changing(person), 'before the reply');
  const action = flows.services.payments.forAction();
  await action.readSubscriptions(`cus_${person.id}`);
  expect(await endOf(action.setCancelAtPeriodEnd(`sub_${person.id}`, true))).toBe(unavailable);
  const calls = stripe.calls.length;
  expect(await endOf(action.forAction().readSubscriptions(`cus_${person.id}`))).toBe(unavailable);
  expect(stripe.calls.length).toBe(calls);
});

it('has a deadline of its own where none is given, within which an event is answered', async () => {
  const { payments } = flows.services.config;
  if (!payments) throw new Error('the provider is configured');
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  createStripePayments(payments).forAction();
  expect(timeout.mock.calls).toEqual([[9_000]]);
});

it('follows no redirect, so that the key goes only to the provider', async () => {
  const person = await subscriber();
  const elsewhere = await startStripe();
  stripe.redirects(reading, `${elsewhere.env.STRIPE_API_BASE}/v1/subscriptions`);
  // The request is retried until the deadline.
  const asked = refresh(person);
  await expect.poll(() => stripe.count(reading)).toBeGreaterThan(1);
  deadlines.pass();
  expect(await asked).toBe(unavailable);
  expect(elsewhere.calls).toEqual([]);
  stripe.redirects(reading, undefined);
  await elsewhere.close();
});
