import { givesPremium } from '@elan/domain/subscription/status';
import { openTestDatabase } from '@elan/testing/database/database';
import { duringTests } from '@elan/testing/duringTests';
import { insertAccount } from '@elan/testing/people/accounts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkouts, stripeCustomers, stripeSubscriptions } from '../schema.ts';
import {
  beginReading,
  keepCustomer,
  purgeCustomer,
  type Reading,
  takeDueCustomers,
} from './customers.ts';
import { keepReading } from './subscriptions.ts';

const database = duringTests(openTestDatabase);

const now = new Date('2027-01-10T12:00:00Z');
/** Minutes before now, around each limit of the rules; negative if the clock was ahead. */
const minutesAgo = fc.constantFrom(-1_500, -70, -1, 0, 1, 3, 9, 11, 59, 61, 1_439, 1_441, 3_000);
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

const customer = fc.record({
  readAgo: fc.option(minutesAgo),
  unanswered: fc.boolean(),
  checkoutAgo: fc.option(minutesAgo),
  subscription: fc.option(
    fc.record({
      status: fc.constantFrom(
        ...['active', 'trialing', 'past_due', 'unpaid', 'paused', 'canceled', 'incomplete'],
      ),
      endAgo: fc.option(minutesAgo),
    }),
  ),
});
type Customer = typeof customer extends fc.Arbitrary<infer Made> ? Made : never;

/** The rule of `takeDueCustomers`, applied to every customer. */
function isDue({ readAgo, unanswered, checkoutAgo, subscription }: Customer): boolean {
  const notReadFor = (minutes: number) => readAgo === null || readAgo > minutes || readAgo < 0;
  const { status = '', endAgo = null } = subscription ?? {};
  const changesSoon =
    unanswered ||
    (checkoutAgo !== null && checkoutAgo < 10) ||
    (endAgo !== null && endAgo >= 0 && endAgo < 60) ||
    status === 'incomplete';
  return (
    (notReadFor(2) && changesSoon) ||
    (notReadFor(60) && ['past_due', 'unpaid'].includes(status)) ||
    (notReadFor(1_440) && givesPremium(status))
  );
}

it('takes every customer that is due, however few of the tables it looks at', async () => {
  const { db } = database;
  const ids: string[] = [];
  for (let count = 0; count < 12; count += 1) ids.push((await insertAccount(database)).id);
  const histories = fc.array(customer, { maxLength: ids.length });
  await fc.assert(
    fc.asyncProperty(histories, async (customers) => {
      for (const table of [checkouts, stripeSubscriptions, stripeCustomers]) await db.delete(table);
      const rows = customers.map((row, at) => ({ ...row, accountId: ids[at] ?? '' }));
      for (const { accountId, readAgo, unanswered, checkoutAgo, subscription } of rows) {
        const readAt = readAgo === null ? null : ago(readAgo);
        await db.insert(stripeCustomers).values({
          accountId,
          customerId: `cus_${accountId}`,
          provider: 'test',
          readingsBegun: unanswered ? 1 : 0,
          readAt,
          createdAt: now,
        });
        if (checkoutAgo !== null) {
          await db.insert(checkouts).values({
            accountId,
            attempt: accountId,
            requestHash: '',
            expiresAt: ago(checkoutAgo),
            createdAt: now,
          });
        }
        if (subscription === null) continue;
        const { status, endAgo } = subscription;
        await db.insert(stripeSubscriptions).values({
          accountId,
          subscriptionId: `sub_${accountId}`,
          status,
          premium: givesPremium(status),
          currentPeriodEnd: endAgo === null ? null : ago(endAgo).getTime() / 1_000,
          cancelAtPeriodEnd: false,
          createdAt: now,
          // A reading records both times.
          updatedAt: readAt ?? now,
        });
      }
      const due = rows.filter(isDue).map(({ accountId }) => accountId);
      const taken = await takeDueCustomers(db, now, ids.length);
      expect(taken.toSorted()).toEqual(due.toSorted());
    }),
  );
});

/** Steps of readings and customers of one account, in any order. The number chooses one of the readings so far. */
const step = fc.oneof(
  fc.constantFrom('begin' as const, 'purge' as const, 'keepCustomer' as const),
  fc.nat({ max: 20 }),
);

it('stores a reading only for the customer that was read, and none older than the last stored', async () => {
  const { db } = database;
  const { id: accountId } = await insertAccount(database);
  let customers = 0;
  const keep = (reading: Reading) =>
    db.transaction(async (tx) => (await keepReading(tx, reading, undefined, now)) !== undefined);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 20 }), async (steps) => {
      await db.delete(stripeCustomers);
      let current: string | undefined;
      let lastKept = 0;
      const readings: Reading[] = [];
      for (const next of [...steps, 'keepCustomer' as const, 'begin' as const]) {
        if (next === 'begin') {
          const reading = await beginReading(db, accountId, now);
          expect(reading?.customerId).toBe(current);
          if (reading) readings.push(reading);
        } else if (next === 'purge') {
          if (current !== undefined) await purgeCustomer(db, current);
          current = undefined;
        } else if (next === 'keepCustomer') {
          customers += 1;
          const customerId = `cus_${customers}`;
          if (current === undefined) [current, lastKept] = [customerId, 0];
          const kept = await keepCustomer(db, { accountId, customerId, provider: 'test' }, now);
          expect(kept).toBe(current);
        } else {
          const reading = readings[next % readings.length];
          if (!reading) continue;
          const isCurrent = reading.customerId === current && reading.ordinal >= lastKept;
          expect(await keep(reading)).toBe(isCurrent);
          if (isCurrent) lastKept = reading.ordinal;
        }
      }
      const last = readings.at(-1);
      expect(last && (await keep(last))).toBe(true);
    }),
  );
});
