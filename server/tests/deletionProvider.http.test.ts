import { join } from 'node:path';
import { openTestDatabase } from '@elan/testing/database/database';
import { duringTests } from '@elan/testing/duringTests';
import { outboxEmptied, subjectsTo } from '@elan/testing/mail/mailServer';
import { cards } from '@elan/testing/payments/payments';
import { type Person, signedUpPerson } from '@elan/testing/people/person';
import { turnTwoFactorOn } from '@elan/testing/people/twoFactor';
import { startTestServer } from '@elan/testing/servers/server';
import { temporaryFolder } from '@elan/testing/servers/serverProcess';
import { openAccountDeletionServer } from '@elan/testing/stages/accountDeletionServer';
import { customerIdOf, deleteOwn, leftOf, tracesOf } from '@elan/testing/stages/fullAccount';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { verifyBackup } from '../backup/readBackup.ts';
import { restoreBackup } from '../backup/restoreBackup.ts';
import { writeBackup } from '../backup/writeBackup.ts';

const adminEmail = 'soutien@exemple.quebec';
const place = duringTests(() => openAccountDeletionServer({ ADMIN_EMAILS: adminEmail }));
afterEach(() => place.between.disturb(undefined));

const checkout = (person: Person, cancel = '/pricing') =>
  person.call('POST', '/api/payment-checkout', {
    price_id: place.payments.sandbox.priceId,
    success_url: 'http://localhost:3000/success',
    cancel_url: `http://localhost:3000${cancel}`,
  });

/**
 * Creates a subscriber without other data, which does not concern the provider: `deletion.http.test.ts` deletes full
 * accounts.
 */
async function subscriber() {
  const person = await signedUpPerson(place.server);
  await place.payments.buy(person);
  const { body } = await person.call('POST', '/api/subscription/refresh');
  expect(body).toMatchObject({ subscription_status: 'active' });
  return { person, customer: await customerIdOf(place.server.database.db, person) };
}

async function expectGone(person: Person, customer: string): Promise<void> {
  const { db } = place.server.database;
  await outboxEmptied(db);
  expect(await leftOf(db, person, customer)).toEqual([]);
  expect(await place.billing(customer)).toEqual([]);
  expect(await tracesOf(place.theirs, [person.id, person.email])).toEqual([]);
  expect(await subjectsTo(db, person.email)).toEqual(['Votre compte a été supprimé']);
}

const unfinished = { status: 502, body: { code: 'deletion_unfinished' } };
const steps = [
  'GET /v1/customers',
  'GET /v1/checkout/sessions',
  'GET /v1/subscriptions',
  'DELETE /v1/subscriptions/{id}',
  'DELETE /v1/customers/{id}',
];

it('when the provider refuses the key at any step, nothing is deleted, and a later request succeeds', async () => {
  const { person, customer } = await subscriber();
  for (const step of steps) {
    place.between.disturb((route) => (route === step ? { status: 401 } : undefined));
    expect(await deleteOwn(person), step).toMatchObject(unfinished);
    expect((await person.call('GET', '/api/projects')).status).toBe(200);
    expect((await person.call('GET', '/api/account')).body).toMatchObject({ email: person.email });
  }
  place.between.disturb(undefined);
  expect((await deleteOwn(person)).status).toBe(200);
  await expectGone(person, customer);
});

describe('when the provider is down', () => {
  it('for longer than the deadline, the person is informed and keeps the account', async () => {
    const { person, customer } = await subscriber();
    const [called, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    place.between.disturb((route) => {
      if (!route.startsWith('DELETE')) return undefined;
      called.resolve();
      return { before: () => over.promise, status: 500 };
    });
    const asked = deleteOwn(person);
    await called.promise;
    place.passDeadline();
    expect(await asked).toMatchObject(unfinished);
    over.resolve();
    expect((await person.call('GET', '/api/subscription')).body).toMatchObject({
      subscription_status: 'active',
    });
    place.between.disturb(undefined);
    expect((await deleteOwn(person)).status).toBe(200);
    await expectGone(person, customer);
  });

  it('for a moment at each step, the deletion succeeds', async () => {
    const { person, customer } = await subscriber();
    const failed = new Set<string>();
    place.between.disturb((route) => {
      if (failed.has(route)) return undefined;
      failed.add(route);
      return { status: 500 };
    });
    expect((await deleteOwn(person)).status).toBe(200);
    expect([...failed].sort()).toEqual(expect.arrayContaining(steps.toSorted()));
    await expectGone(person, customer);
  });

  it('after it has done a step, repeating each is harmless', async () => {
    const { person, customer } = await subscriber();
    const cut: Record<string, number> = {};
    place.between.disturb((route) => {
      const times = cut[route] ?? 0;
      if (times > 1) return undefined;
      cut[route] = times + 1;
      return { after: () => Promise.reject(new Error('cut')) };
    });
    expect((await deleteOwn(person)).status).toBe(200);
    expect(cut).toMatchObject(Object.fromEntries(steps.map((step) => [step, 2])));
    await expectGone(person, customer);
  });
});

describe('a deletion succeeds when', () => {
  it('the subscription is over already', async () => {
    const { person, customer } = await subscriber();
    const { data } = await place.payments.stripe.subscriptions.list({ customer });
    for (const { id } of data) await place.payments.stripe.subscriptions.cancel(id);
    expect((await deleteOwn(person)).status).toBe(200);
    await expectGone(person, customer);
  });

  it('the customer is gone already', async () => {
    const { person, customer } = await subscriber();
    await place.payments.stripe.customers.del(customer);
    expect((await deleteOwn(person)).status).toBe(200);
    await expectGone(person, customer);
  });

  it('the subscription is set to end later', async () => {
    const { person, customer } = await subscriber();
    await person.call('POST', '/api/subscription/cancel');
    expect((await deleteOwn(person)).status).toBe(200);
    await expectGone(person, customer);
  });

  it('a payment is owed', async () => {
    const { person, customer } = await subscriber();
    await place.payments.control(`customers/${customer}/fail_payments`, { payments: '100' });
    const inFiveWeeks = Math.floor(Date.now() / 1000) + 35 * 86_400;
    await place.payments.control(`customers/${customer}/advance`, {
      frozen_time: String(inFiveWeeks),
    });
    const owing = await person.call('POST', '/api/subscription/refresh');
    expect(owing.body).toMatchObject({ subscription_status: 'past_due' });
    expect((await deleteOwn(person)).status).toBe(200);
    await expectGone(person, customer);
  });

  it.each(steps)('an unknown checkout page is paid during %s', async (step) => {
    const { person, customer } = await subscriber();
    const open = () =>
      place.payments.stripe.checkout.sessions.create({
        mode: 'subscription',
        customer,
        line_items: [{ price: place.payments.sandbox.priceId, quantity: 1 }],
        success_url: 'http://localhost:3000/success',
      });
    const stale = await open();
    place.between.once(step, {
      before: async () => {
        const { url } = await open();
        expect(await place.payments.submitCard(String(url), cards.pays)).toMatch(/\/success$/);
      },
    });
    expect((await deleteOwn(person)).status).toBe(200);
    await expectGone(person, customer);
    // The page redirects to itself, and then shows that it is closed.
    const left = await place.payments.submitCard(String(stale.url), cards.pays);
    expect(left).toBe(new URL(String(stale.url)).pathname);
    expect(await place.billing(customer)).toEqual([]);
  });
});

const momentsOfPurchase = [
  ['before the provider hears of the customer', 'POST /v1/customers', 'before'],
  ['once the provider has made the customer', 'POST /v1/customers', 'after'],
  ['before the page is opened', 'POST /v1/checkout/sessions', 'before'],
  ['once the page is open', 'POST /v1/checkout/sessions', 'after'],
] as const;

describe('a purchase that begins at the same moment', () => {
  it.each(momentsOfPurchase)(
    '%s: no page is handed out, and nothing bills',
    async (_when, route, moment) => {
      const person = await signedUpPerson(place.server);
      let deleted: Awaited<ReturnType<typeof deleteOwn>> | undefined;
      place.between.once(route, {
        [moment]: async () => {
          deleted = await deleteOwn(person);
        },
      });
      const bought = await checkout(person);
      expect(deleted?.status).toBe(200);
      expect(bought.status).toBeGreaterThanOrEqual(400);
      expect(bought.body).not.toHaveProperty('url');
      expect(await tracesOf(place.theirs, [person.id, person.email])).toEqual([]);
      await outboxEmptied(place.server.database.db);
      expect(await leftOf(place.server.database.db, person)).toEqual([]);
    },
  );

  it('is refused, and is possible again once the deletion is abandoned', async () => {
    const person = await signedUpPerson(place.server);
    expect((await checkout(person)).status).toBe(200);
    const refused: unknown[] = [];
    place.between.disturb((route) => {
      if (route !== 'DELETE /v1/customers/{id}') return undefined;
      return {
        before: async () => refused.push((await checkout(person, '/account')).body.code),
        after: () =>
          place.between.disturb((other) => (other.startsWith('GET') ? { status: 401 } : undefined)),
      };
    });
    expect(await deleteOwn(person)).toMatchObject(unfinished);
    expect(refused).toEqual(['deletion_under_way']);
    place.between.disturb(undefined);
    // The customer no longer exists at the provider, so another one is created.
    const again = await checkout(person);
    expect(again.status).toBe(200);
    await place.payments.submitCard(String(again.body.url), cards.pays);
    const subscription = await person.call('POST', '/api/subscription/refresh');
    expect(subscription.body).toMatchObject({ subscription_status: 'active' });
  });
});

const routesOfPurchase = [...new Set(momentsOfPurchase.map(([, route]) => route))];
const aftermaths = ['at once', 'in another language', 'once the provider forgot the keys'] as const;

describe('a purchase whose reply was lost', () => {
  it.each(routesOfPurchase.flatMap((route) => aftermaths.map((aftermath) => [route, aftermath])))(
    '%s, and a deletion %s: the provider keeps nothing',
    async (route, aftermath) => {
      const person = await signedUpPerson(place.server);
      place.between.disturb((one) =>
        one === route ? { after: () => Promise.reject(new Error('cut')) } : undefined,
      );
      expect((await checkout(person)).status).toBe(502);
      place.between.disturb(undefined);
      expect(await tracesOf(place.theirs, [person.email])).not.toEqual([]);
      if (aftermath === 'in another language') {
        await person.call('PATCH', '/api/preferences', { language: 'en' });
      }
      if (aftermath === 'once the provider forgot the keys') {
        await place.theirs.execute(sql`delete from sandbox_payments where kind = 'idempotency'`);
      }
      expect((await deleteOwn(person)).status).toBe(200);
      expect(await tracesOf(place.theirs, [person.id, person.email])).toEqual([]);
      await outboxEmptied(place.server.database.db);
      expect(await leftOf(place.server.database.db, person)).toEqual([]);
    },
  );

  it.each(['fr', 'en'])(
    'by a crash before it was stored, then %s: nothing is kept',
    async (language) => {
      const person = await signedUpPerson(place.server);
      place.between.disturb((route) =>
        route === 'POST /v1/customers'
          ? { after: () => Promise.reject(new Error('cut')) }
          : undefined,
      );
      await checkout(person);
      place.between.disturb(undefined);
      // A process that dies leaves its attempt under way.
      await place.server.database.db.execute(sql`
      insert into checkouts (user_id, attempt, wish, expires_at, created_at)
      values (${person.id}, gen_random_uuid(), '', now() + interval '1 minute', now())
      on conflict (user_id) do update set expires_at = excluded.expires_at`);
      await person.call('PATCH', '/api/preferences', { language });
      expect((await deleteOwn(person)).status).toBe(200);
      expect(await tracesOf(place.theirs, [person.id, person.email])).toEqual([]);
    },
  );
});

it('a purchase whose reply was lost before a move to another database: the provider keeps nothing', async () => {
  const person = await signedUpPerson(place.server);
  place.between.disturb((route) =>
    route === 'POST /v1/customers' ? { after: () => Promise.reject(new Error('cut')) } : undefined,
  );
  expect((await checkout(person)).status).toBe(502);
  place.between.disturb(undefined);
  const file = join(temporaryFolder(), 'a.jsonl.gz');
  await writeBackup(place.server.database.db, file);
  const database = await openTestDatabase();
  await restoreBackup(database, 'DATABASE_URL', file, (await verifyBackup(file)).header);
  const moved = await startTestServer(place.env, { database });
  expect((await deleteOwn(await signedUpPerson(moved, person.email))).status).toBe(200);
  expect(await tracesOf(place.theirs, [person.id, person.email])).toEqual([]);
  await moved.close();
});

describe('an account that never tried to buy', () => {
  it('is deleted without the provider', async () => {
    const person = await signedUpPerson(place.server);
    place.between.disturb(() => ({ status: 401 }));
    expect((await deleteOwn(person)).status).toBe(200);
  });
});

describe('a suspension during a purchase', () => {
  it.each(momentsOfPurchase)('%s: no page is handed out or left open', async (_when, route, at) => {
    const admin = await signedUpPerson(place.server, adminEmail);
    await turnTwoFactorOn(place.server.database.db, admin.id);
    const person = await signedUpPerson(place.server);
    let suspended: number | undefined;
    place.between.once(route, {
      [at]: async () => {
        ({ status: suspended } = await admin.call(
          'POST',
          `/api/admin/accounts/${person.id}/suspend`,
        ));
      },
    });
    expect(await checkout(person)).toMatchObject({ status: 403, body: { code: 'suspended' } });
    expect(suspended).toBe(200);
    const customer = await customerIdOf(place.server.database.db, person);
    expect(await place.billing(customer)).toEqual([]);
  });
});
