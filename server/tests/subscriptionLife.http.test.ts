import { contract } from '@elan/domain/contract/contract';
import { extendExpiries, movableClock } from '@elan/testing/clock';
import { openTestDatabase } from '@elan/testing/database/database';
import { subjectsTo } from '@elan/testing/mail/mailServer';
import { cards, startTestPayments, type TestPayments } from '@elan/testing/payments/payments';
import { ideaAnswers, type Person, replyOf, signedUpPerson } from '@elan/testing/people/person';
import { writes } from '@elan/testing/provider/providerAnswers';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const clock = movableClock();
let payments: TestPayments;
let server: TestServer;
beforeAll(async () => {
  const database = await openTestDatabase();
  payments = await startTestPayments(database, { clock });
  server = await startTestServer(payments.env, { database, clock });
  await extendExpiries(database.db);
  payments.sandbox.deliverTo(`${server.url}/api/stripe/webhook`);
  server.provider.answers(writes('Le texte.'));
});
afterAll(async () => {
  await server.close();
  await payments.close();
});

/** Returns what a person sees of their subscription, and their quota. */
async function state(person: Person) {
  const subscription = replyOf(
    contract.getSubscription,
    await person.call('GET', '/api/subscription'),
  );
  const me = replyOf(contract.me, await person.call('GET', '/api/me'));
  return {
    status: subscription?.subscription_status ?? null,
    end: day(subscription?.current_period_end ?? null),
    cancels: subscription?.cancel_at_period_end ?? null,
    premium: me.hasPremiumAccess,
    usage: `${me.aiUsage.used}/${me.aiUsage.limit}`,
  };
}

const day = (seconds: number | null) =>
  seconds === null ? null : new Date(seconds * 1000).toISOString().slice(0, 10);

/** Moves all clocks forward, and makes the provider do and report everything that is due. */
async function moveTo(moment: string): Promise<void> {
  clock.moveTo(new Date(moment));
  // The provider may need several runs: one for what is due, then for its pending events.
  for (let turn = 0; turn < 3; turn += 1) await payments.sandbox.tick();
}

const mailsTo = async (person: Person) => {
  const subjects = await subjectsTo(server.database.db, person.email);
  return subjects.filter((subject) => !subject.startsWith('Confirmez'));
};

const write = async (person: Person, project: string, module: string) => {
  const answers = module === 'idea' ? { answers: ideaAnswers } : {};
  const path = `/api/projects/${project}/modules/${module}/generate`;
  const { status, body } = await person.call('POST', path, { ...answers, language: 'fr' });
  return status === 200 ? 'written' : String(body.code);
};

describe('from the first payment to the free plan', () => {
  it('is correct at each step, across month ends and daylight saving', async () => {
    clock.moveTo(new Date('2027-01-31T17:00:00Z'));
    const person = await signedUpPerson(server);
    const { id } = await person.createProject();
    expect(await write(person, id, 'idea')).toBe('written');
    expect(await state(person)).toEqual({
      status: null,
      end: null,
      cancels: null,
      premium: false,
      usage: '1/3',
    });

    await payments.buy(person, cards.failsLater);
    await payments.sandbox.tick();
    expect(await state(person)).toEqual({
      status: 'active',
      end: '2027-02-28',
      cancels: false,
      premium: true,
      usage: '0/100',
    });
    expect(await write(person, id, 'idea')).toBe('written');
    expect((await state(person)).usage).toBe('1/100');

    // February: the quota resets on the 1st in Toronto, whatever the day of payment.
    await moveTo('2027-02-01T04:59:00Z');
    expect((await state(person)).usage).toBe('1/100');
    await moveTo('2027-02-01T05:00:01Z');
    expect((await state(person)).usage).toBe('0/100');

    // The renewal fails: the plan is free until it is paid, and cannot be bought a second time.
    await moveTo('2027-02-28T17:01:00Z');
    expect(await state(person)).toMatchObject({ status: 'past_due', premium: false, usage: '1/3' });
    expect(await write(person, id, 'marketing')).toBe('premium_required');
    const again = await person.call('POST', '/api/payment-checkout', {
      price_id: payments.sandbox.priceId,
      success_url: 'http://localhost:3000/s',
      cancel_url: 'http://localhost:3000/p',
    });
    expect(again.body.code).toBe('already_subscribed');

    // Entering another card on the provider's page pays the amount owed.
    const page = replyOf(
      contract.updatePaymentMethod,
      await person.call('POST', '/api/subscription/payment-method', {
        return_url: 'http://localhost:3000/account',
      }),
    );
    expect(await payments.submitCard(page.url, cards.otherBrand)).toBe(
      'http://localhost:3000/account',
    );
    expect(
      replyOf(contract.collectPayment, await person.call('POST', '/api/subscription/collect')),
    ).toMatchObject({
      subscription_status: 'active',
      payment_method_brand: 'mastercard',
      payment_method_last4: '4444',
    });
    expect(await state(person)).toMatchObject({ end: '2027-03-31', premium: true, usage: '0/100' });

    // March has 31 days and daylight saving time, so the billing day is the 31st again.
    await moveTo('2027-03-31T17:01:00Z');
    expect(await state(person)).toMatchObject({ status: 'active', end: '2027-04-30' });

    expect((await person.call('POST', '/api/subscription/cancel')).status).toBe(200);
    expect((await person.call('POST', '/api/subscription/cancel')).status).toBe(200);
    expect(await state(person)).toMatchObject({ status: 'active', cancels: true, premium: true });
    expect((await person.call('POST', '/api/subscription/resume')).status).toBe(200);
    expect(await state(person)).toMatchObject({ status: 'active', cancels: false });
    expect((await person.call('POST', '/api/subscription/cancel')).status).toBe(200);

    await moveTo('2027-04-30T16:59:00Z');
    expect(await state(person)).toMatchObject({ premium: true, usage: '0/100' });
    await moveTo('2027-04-30T17:01:00Z');
    expect(await state(person)).toMatchObject({ status: 'canceled', premium: false, usage: '1/3' });
    expect((await person.call('POST', '/api/subscription/resume')).body.code).toBe(
      'subscription_missing',
    );
    // The free plan's count applies again: two of the three units are left.
    expect(await write(person, id, 'idea')).toBe('written');
    expect(await write(person, id, 'idea')).toBe('written');
    expect(await write(person, id, 'idea')).toBe('quota_spent');

    // A second subscription starts like the first.
    await payments.buy(person);
    await payments.sandbox.tick();
    expect(await state(person)).toMatchObject({ status: 'active', premium: true, usage: '0/100' });
    expect(await mailsTo(person)).toEqual([
      'Votre abonnement Premium est actif',
      'Le paiement de votre abonnement n’a pas réussi',
      'Votre abonnement prendra fin',
      'Votre abonnement se poursuit',
      'Votre abonnement prendra fin',
      'Votre abonnement a pris fin',
      'Votre abonnement Premium est actif',
    ]);
  });

  it('handles the leap day', async () => {
    clock.moveTo(new Date('2028-01-31T12:00:00Z'));
    const person = await signedUpPerson(server);
    await payments.buy(person);
    await payments.sandbox.tick();
    expect(await state(person)).toMatchObject({ end: '2028-02-29', usage: '0/100' });
    await moveTo('2028-02-29T12:01:00Z');
    expect(await state(person)).toMatchObject({ status: 'active', end: '2028-03-31' });
  });

  it('ends an unpaid subscription', async () => {
    clock.moveTo(new Date('2028-05-10T12:00:00Z'));
    const person = await signedUpPerson(server);
    await payments.buy(person, cards.failsLater);
    await payments.sandbox.tick();
    await moveTo('2028-06-10T12:01:00Z');
    expect(await state(person)).toMatchObject({ status: 'past_due', premium: false });
    for (const next of ['2028-06-14', '2028-06-19', '2028-06-27'])
      await moveTo(`${next}T12:00:00Z`);
    expect(await state(person)).toMatchObject({ status: 'canceled', premium: false });
    expect((await mailsTo(person)).at(-1)).toBe('Votre abonnement a pris fin');
  });
});

it('charges the card chosen last, even if the subscription has its own', async () => {
  clock.moveTo(new Date('2028-08-10T12:00:00Z'));
  const person = await signedUpPerson(server);
  await payments.buy(person, cards.failsLater);
  await payments.sandbox.tick();
  const page = replyOf(
    contract.updatePaymentMethod,
    await person.call('POST', '/api/subscription/payment-method', {
      return_url: 'http://localhost:3000/account?card=updated',
    }),
  );
  await payments.submitCard(page.url, cards.otherBrand);
  await moveTo('2028-09-10T12:01:00Z');
  expect(await state(person)).toMatchObject({ status: 'past_due', premium: false });
  expect(
    replyOf(contract.refreshSubscription, await person.call('POST', '/api/subscription/refresh')),
  ).toMatchObject({ subscription_status: 'past_due' });
  expect(
    replyOf(contract.collectPayment, await person.call('POST', '/api/subscription/collect')),
  ).toMatchObject({ subscription_status: 'active', payment_method_last4: '4444' });
});
