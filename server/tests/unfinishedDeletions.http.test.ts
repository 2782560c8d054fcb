import { movableClock } from '@elan/testing/clock';
import { duringTests } from '@elan/testing/duringTests';
import type { Person } from '@elan/testing/people/person';
import { openAccountDeletionServer } from '@elan/testing/stages/accountDeletionServer';
import { customerIdOf, fullPerson, leftOf } from '@elan/testing/stages/fullAccount';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createStripePayments } from '../adapters/payments/stripe.ts';
import { createEmailHash } from '../auth/emailHash.ts';
import { loadStandIns } from '../boot/loadStandIns.ts';
import { readConfig } from '../config/config.ts';
import { createActiveRuns } from '../generation/activeRuns.ts';
import { resumeAccountDeletions } from '../jobs/resumeAccountDeletions.ts';

const clock = movableClock();
const place = duringTests(openAccountDeletionServer);

/** Moves the clock forward, and runs once the jobs that run every minute. @returns their errors. */
async function minutesPass(minutes: number, alone = false): Promise<unknown[]> {
  const errors: unknown[] = [];
  const config = readConfig(place.env);
  if (!config.payments) throw new Error('the provider is configured');
  clock.moveTo(new Date(clock.now().getTime() + minutes * 60_000));
  const services = {
    db: place.server.database.db,
    clock,
    config,
    outbox: { nudge: () => {} },
    runs: createActiveRuns(),
    hashEmail: createEmailHash('secret'),
    logError: (error: unknown) => errors.push(error),
    payments: createStripePayments(config.payments),
    standInRecords: await loadStandIns(),
  };
  await Promise.all([
    resumeAccountDeletions(services, alone),
    resumeAccountDeletions(services, alone),
  ]);
  return errors;
}

/** Creates a person whose deletion request was recorded by a process that then died. */
async function abandoned(): Promise<{ person: Person; customer: string }> {
  const person = await fullPerson(place.server, place.payments);
  const now = clock.now().toISOString();
  const { db } = place.server.database;
  await db.execute(sql`update users set deletion_requested_at = ${now} where id = ${person.id}`);
  return { person, customer: await customerIdOf(db, person) };
}

const isThere = async (person: Person) => (await person.call('GET', '/api/account')).status === 200;

it('are resumed after two minutes, by one of two servers', async () => {
  const { person, customer } = await abandoned();
  expect(await minutesPass(1.9)).toEqual([]);
  expect(await isThere(person)).toBe(true);
  expect(await minutesPass(0.2)).toEqual([]);
  const { db } = place.server.database;
  expect(await leftOf(db, person, customer)).toEqual([]);
  expect(await place.billing(customer)).toEqual([]);
  const mails = await db.execute(sql`select subject from outbox where recipient = ${person.email}`);
  expect(mails.rows).toEqual([{ subject: 'Votre compte a été supprimé' }]);
});

it('are retried each minute while the provider refuses, and never given up', async () => {
  const { person, customer } = await abandoned();
  place.between.disturb((route) => (route.startsWith('DELETE') ? { status: 401 } : undefined));
  await minutesPass(3);
  for (let minute = 0; minute < 5; minute += 1) {
    expect(await minutesPass(0.9)).toEqual([]);
    expect(await minutesPass(0.2)).toHaveLength(1);
    expect(await isThere(person)).toBe(true);
  }
  place.between.disturb(undefined);
  expect(await minutesPass(1.1)).toEqual([]);
  expect(await leftOf(place.server.database.db, person, customer)).toEqual([]);
  expect(await place.billing(customer)).toEqual([]);
});

it('are resumed immediately if the starting process has the database to itself', async () => {
  const { person, customer } = await abandoned();
  expect(await minutesPass(0.01, true)).toEqual([]);
  expect(await leftOf(place.server.database.db, person, customer)).toEqual([]);
});

it('are not resumed if the person was informed that nothing was deleted', async () => {
  const { person } = await abandoned();
  const { db } = place.server.database;
  await db.execute(sql`update users set deletion_requested_at = null where id = ${person.id}`);
  expect(await minutesPass(10)).toEqual([]);
  expect(await isThere(person)).toBe(true);
});
