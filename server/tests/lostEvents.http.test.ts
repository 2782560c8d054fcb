import { join } from 'node:path';
import { contract } from '@elan/domain/contract/contract';
import { extendExpiries, movableClock } from '@elan/testing/clock';
import { openTestDatabase } from '@elan/testing/database/database';
import { startTestPayments, type TestPayments } from '@elan/testing/payments/payments';
import { type Person, replyOf, signedUpPerson } from '@elan/testing/people/person';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import { temporaryFolder } from '@elan/testing/servers/serverProcess';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStripePayments } from '../adapters/payments/stripe.ts';
import { verifyBackup } from '../backup/readBackup.ts';
import { restoreBackup } from '../backup/restoreBackup.ts';
import { writeBackup } from '../backup/writeBackup.ts';
import { readConfig } from '../config/config.ts';
import { reconcileSubscriptions } from '../jobs/reconcileSubscriptions.ts';
import { stripeSubscriptions, users } from '../store/schema.ts';

const minute = 60_000;
const clock = movableClock(new Date('2027-01-10T12:00:00Z'));
let payments: TestPayments;
let server: TestServer;
beforeAll(async () => {
  const database = await openTestDatabase();
  // The provider has no webhook URL, so no event ever arrives.
  payments = await startTestPayments(database, { clock });
  server = await startTestServer(payments.env, { database, clock });
  await extendExpiries(database.db);
});
afterAll(async () => {
  await server.close();
  await payments.close();
});

const isPremium = async (person: Person) =>
  replyOf(contract.me, await person.call('GET', '/api/me')).hasPremiumAccess;

/** Runs the jobs that run every minute, for `minutes` minutes. @returns how often the provider was called. */
async function minutesPass(minutes: number, { db } = server.database): Promise<number> {
  let asked = 0;
  const config = readConfig(payments.env);
  if (!config.payments) throw new Error('the provider is configured');
  const provider = createStripePayments(config.payments);
  const services = {
    db,
    clock,
    config,
    outbox: { nudge: () => {} },
    logError: (error: unknown) => {
      throw error;
    },
    payments: {
      ...provider,
      readSubscriptions: (customerId: string) => {
        asked += 1;
        return provider.readSubscriptions(customerId);
      },
    },
  };
  for (let passed = 0; passed < minutes; passed += 1) {
    clock.moveTo(new Date(clock.now().getTime() + minute));
    await payments.sandbox.tick();
    await reconcileSubscriptions(services);
  }
  return asked;
}

it('gives access after the success page’s request', async () => {
  const person = await signedUpPerson(server);
  await payments.buy(person);
  expect(await isPremium(person)).toBe(false);
  const answer = await person.call('POST', '/api/subscription/refresh');
  expect(answer.body).toMatchObject({ subscription_status: 'active' });
  expect(await isPremium(person)).toBe(true);
});

it('gives access within five minutes if the page was closed at once', async () => {
  const person = await signedUpPerson(server);
  await payments.buy(person);
  await minutesPass(5);
  expect(await isPremium(person)).toBe(true);
});

it('removes access within five minutes of the end', async () => {
  const person = await signedUpPerson(server);
  await payments.buy(person);
  await person.call('POST', '/api/subscription/refresh');
  const ending = await person.call('POST', '/api/subscription/cancel');
  const end = replyOf(contract.cancelSubscription, ending).current_period_end ?? 0;
  clock.moveTo(new Date(end * 1000 - minute));
  await payments.sandbox.tick();
  expect(await isPremium(person)).toBe(true);
  await minutesPass(6);
  expect(await isPremium(person)).toBe(false);
});

it('reads every customer again after a restore, however long ago a period ended', async () => {
  const [leaver, returner] = [await signedUpPerson(server), await signedUpPerson(server)];
  for (const person of [returner, leaver]) {
    await payments.buy(person);
    await person.call('POST', '/api/subscription/refresh');
  }
  const endOf = async (person: Person) => {
    const ending = await person.call('POST', '/api/subscription/cancel');
    return (replyOf(contract.cancelSubscription, ending).current_period_end ?? 0) * 1000;
  };
  clock.moveTo(new Date(await endOf(returner)));
  await minutesPass(6);
  expect([await isPremium(leaver), await isPremium(returner)]).toEqual([true, false]);
  const end = await endOf(leaver);
  clock.moveTo(new Date(end - 60 * minute));
  await leaver.call('POST', '/api/subscription/refresh');

  const file = join(temporaryFolder(), 'a.jsonl.gz');
  await writeBackup(server.database.db, file);
  await payments.buy(returner);
  clock.moveTo(new Date(end + 12 * 60 * minute));
  const restored = await openTestDatabase();
  await restoreBackup(restored, 'DATABASE_URL', file, (await verifyBackup(file)).header);
  await minutesPass(1, restored);
  const grants = async ({ email }: Person) => {
    const [row] = await restored.db
      .select({ premium: stripeSubscriptions.premium })
      .from(stripeSubscriptions)
      .innerJoin(users, eq(users.id, stripeSubscriptions.accountId))
      .where(eq(users.email, email));
    return row?.premium;
  };
  expect([await grants(leaver), await grants(returner)]).toEqual([false, true]);
  await restored.close();
});

it('stops asking about an unpaid checkout', async () => {
  const person = await signedUpPerson(server);
  await minutesPass(90);
  const answer = await person.call('POST', '/api/payment-checkout', {
    price_id: payments.sandbox.priceId,
    success_url: 'http://localhost:3000/success',
    cancel_url: 'http://localhost:3000/pricing',
  });
  expect(answer.status).toBe(200);
  const whileOpen = await minutesPass(80);
  expect(whileOpen).toBeGreaterThan(20);
  expect(await minutesPass(60)).toBeLessThan(3);
});
