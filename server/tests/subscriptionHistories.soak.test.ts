import { randomUUID } from 'node:crypto';
import { type Notice, noticesOf, type SubscriptionState } from '@elan/domain/subscription/notices';
import { subscriptionThatCounts } from '@elan/domain/subscription/status';
import { extendExpiries, movableClock } from '@elan/testing/clock';
import { openTestDatabase } from '@elan/testing/database/database';
import { outboxEmptied, subjectsTo } from '@elan/testing/mail/mailServer';
import { cards, startTestPayments, type TestPayments } from '@elan/testing/payments/payments';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import { roundsOf } from '@elan/testing/soak';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { subscriptionOf } from '../adapters/payments/stripeSubscription.ts';
import { subscriptionMail } from '../mails/subscription.ts';

/** Everything that can happen to a customer of the provider, in any order. */
const happenings = [
  'buy',
  'buyWithCardThatFailsLater',
  'cancelAtPeriodEnd',
  'undo',
  'endNow',
  'nextPaymentFails',
  'payWhatIsOwed',
  'aFewDays',
  'aMonth',
  /** Delivers the pending events before continuing. */
  'deliver',
] as const;
type Happening = (typeof happenings)[number];

/** Histories that end as active, past due and cancelled. */
const ends: Happening[][] = [
  ['undo'],
  ['endNow', 'buyWithCardThatFailsLater', 'aMonth'],
  ['endNow'],
];
const atOnce = 10;
const clock = movableClock(new Date('2027-01-20T10:00:00Z'));
let payments: TestPayments;
let server: TestServer;
beforeAll(async () => {
  const database = await openTestDatabase();
  payments = await startTestPayments(database, { clock, retryDelaysMs: [0, 0, 0, 0, 0] });
  server = await startTestServer(payments.env, { database, clock });
  await extendExpiries(database.db);
  payments.sandbox.deliverTo(`${server.url}/api/stripe/webhook`);
  // Sends each event five times, in random order, and loses the first delivery.
  await payments.control('deliveries', {
    hold: 'true',
    copies: '5',
    shuffle: 'true',
    failFirst: 'true',
  });
});
afterAll(async () => {
  await server.close();
  await payments.close();
});

/** Creates a person who is a customer of the provider. */
async function customer(): Promise<{ accountId: string; customerId: string }> {
  const accountId = randomUUID();
  const { db } = server.database;
  const now = clock.now().toISOString();
  await db.execute(sql`
    insert into users (id, name, email, email_verified, terms_version, terms_accepted_at)
    values (${accountId}, '', ${`${accountId}@exemple.quebec`}, true, '1', ${now})`);
  const { id: customerId } = await payments.stripe.customers.create({});
  await db.execute(sql`
    insert into stripe_customers (user_id, customer_id, provider, created_at) values (${accountId}, ${customerId}, 'test', ${now})`);
  return { accountId, customerId };
}

const subscriptionsOf = async (customerId: string): Promise<Stripe.Subscription[]> => {
  const { data } = await payments.stripe.subscriptions.list({
    customer: customerId,
    status: 'all',
    limit: 100,
    expand: ['data.default_payment_method'],
  });
  return data;
};

class History {
  readonly accountId: string;
  readonly customerId: string;
  /** The time on the customer's own clock, in epoch seconds. */
  private time = Math.floor(clock.now().getTime() / 1000);

  constructor({ accountId, customerId }: { accountId: string; customerId: string }) {
    this.accountId = accountId;
    this.customerId = customerId;
  }

  async goOn(happening: Happening): Promise<void> {
    const { stripe } = payments;
    const live = (await subscriptionsOf(this.customerId)).find(
      ({ status }) => status !== 'canceled',
    );
    switch (happening) {
      case 'buy':
        return live ? undefined : this.buy(cards.pays);
      case 'buyWithCardThatFailsLater':
        return live ? undefined : this.buy(cards.failsLater);
      case 'cancelAtPeriodEnd':
        if (live) await stripe.subscriptions.update(live.id, { cancel_at_period_end: true });
        return;
      case 'undo':
        if (live) await stripe.subscriptions.update(live.id, { cancel_at_period_end: false });
        return;
      case 'endNow':
        if (live) await stripe.subscriptions.cancel(live.id);
        return;
      case 'nextPaymentFails':
        return payments.control(`customers/${this.customerId}/fail_payments`, { payments: '1' });
      case 'payWhatIsOwed':
        return this.payWhatIsOwed();
      case 'aFewDays':
        return this.advance(4);
      case 'aMonth':
        return this.advance(32);
      case 'deliver':
        return deliverAll();
    }
  }

  private async buy(card: string): Promise<void> {
    const session = await payments.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: this.customerId,
      line_items: [{ price: payments.sandbox.priceId, quantity: 1 }],
      success_url: 'http://localhost:3000/success',
      cancel_url: 'http://localhost:3000/pricing',
    });
    await payments.submitCard(session.url ?? '', card);
  }

  private async payWhatIsOwed(): Promise<void> {
    const { data } = await payments.stripe.invoices.list({
      customer: this.customerId,
      status: 'open',
    });
    for (const { id } of data) {
      // A card may be declined again, which is part of the history too.
      if (id) await payments.stripe.invoices.pay(id).catch(() => {});
    }
  }

  private async advance(days: number): Promise<void> {
    this.time += days * 86_400;
    await payments.control(`customers/${this.customerId}/advance`, {
      frozen_time: String(this.time),
    });
  }
}

/** Makes the provider deliver all pending events, with as many attempts as it takes. */
async function deliverAll(): Promise<void> {
  await payments.control('deliveries', { hold: 'false' });
  await expect
    .poll(
      async () => {
        await payments.sandbox.tick();
        return undelivered();
      },
      { timeout: 60_000, interval: 5 },
    )
    .toBe(0);
  await payments.control('deliveries', { hold: 'true' });
}

async function undelivered(): Promise<number> {
  const { rows } = await server.database.db.execute<{ count: number }>(sql`
    select count(*)::int as count from sandbox_payments where kind = 'delivery' and due_at is not null`);
  return rows[0]?.count ?? 0;
}

/** Returns our stored subscription and the provider's current one. */
async function held({ accountId, customerId }: History) {
  const { db } = server.database;
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select subscription_id as id, status, price_id as "priceId",
      current_period_start::int as "currentPeriodStart", current_period_end::int as "currentPeriodEnd",
      cancel_at_period_end as "cancelAtPeriodEnd",
      payment_method_brand as "paymentMethodBrand", payment_method_last4 as "paymentMethodLast4"
    from stripe_subscriptions where user_id = ${accountId}`);
  const atProvider = subscriptionThatCounts(
    (await subscriptionsOf(customerId)).map((one) => subscriptionOf(one)),
  );
  const { created: _created, ...expected } = atProvider ?? { created: 0 };
  return { held: rows, atProvider: atProvider ? [expected] : [] };
}

async function sideEffects() {
  await outboxEmptied(server.database.db);
  const { rows } = await server.database.db.execute<{
    events: number;
    made: number;
    mails: number;
  }>(sql`
    select
      (select count(*)::int from stripe_events) as events,
      (select count(*)::int from sandbox_payments where kind = 'event') as made,
      (select count(*)::int from sandbox_mail) as mails`);
  return rows[0];
}

it('equals the provider’s state after each history', async () => {
  const plans: Happening[][] = [
    ...fc.sample(
      fc.array(fc.constantFrom(...happenings), { minLength: 2, maxLength: 9 }),
      roundsOf(200),
    ),
    // Random histories may miss one of these ends.
    ...ends,
  ];
  const seen = new Set<string>();
  while (plans.length > 0) {
    const batch = await Promise.all(
      plans.splice(0, atOnce).map(async (plan) => ({
        plan: ['buy' as const, ...plan],
        history: new History(await customer()),
      })),
    );
    for (const { plan, history } of batch) {
      for (const happening of plan) await history.goOn(happening);
    }
    await deliverAll();
    for (const { plan, history } of batch) {
      const state = await held(history);
      expect(state.held, plan.join(', ')).toEqual(state.atProvider);
      seen.add(
        String(
          state.atProvider[0] && 'status' in state.atProvider[0] && state.atProvider[0].status,
        ),
      );
    }
  }
  // Verifies that the histories ended in all three ways.
  expect(seen).toEqual(new Set(['active', 'past_due', 'canceled']));
  const once = await sideEffects();
  expect(once?.events).toBe(once?.made);

  // Delivers every event again, which must have no further effect.
  const { rows } = await server.database.db.execute<{ id: string }>(
    sql`select id from sandbox_payments where kind = 'event' order by id limit 100`,
  );
  for (const { id } of rows) await payments.control(`events/${id}/resend`, {});
  await deliverAll();
  expect(await sideEffects()).toEqual(once);
}, 900_000);

it('sends one mail for each change, however often the provider reports it', async () => {
  const plans = [
    ...fc.sample(
      fc.array(fc.constantFrom(...happenings), { minLength: 3, maxLength: 8 }),
      roundsOf(20),
    ),
    // Random histories may miss some of the mails.
    ['cancelAtPeriodEnd', 'undo', 'nextPaymentFails', 'aMonth', 'endNow'] as const,
  ];
  const sentSubjects: string[] = [];
  for (const plan of plans) {
    const history = new History(await customer());
    const expected: string[] = [];
    let before: SubscriptionState | undefined;
    for (const happening of ['buy' as const, ...plan]) {
      await history.goOn(happening);
      await deliverAll();
      const all = (await subscriptionsOf(history.customerId)).map((one) => subscriptionOf(one));
      const counts = subscriptionThatCounts(all);
      const after = counts && { ...counts, subscriptionId: counts.id };
      expected.push(...noticesOf(before, after).map(subjectOf));
      before = after;
    }
    const subjects = await subjectsTo(server.database.db, `${history.accountId}@exemple.quebec`);
    expect(subjects.sort(), plan.join(', ')).toEqual(expected.sort());
    sentSubjects.push(...subjects);
  }
  expect(new Set(sentSubjects).size).toBeGreaterThan(3);
}, 300_000);

const subjectOf = (notice: Notice) =>
  subscriptionMail(notice, 'fr', {
    endsAt: null,
    now: clock.now(),
    publicUrl: '',
    supportEmail: '',
  }).subject;
