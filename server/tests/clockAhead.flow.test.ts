import { randomUUID } from 'node:crypto';
import { deviceDays } from '@elan/domain/account/device';
import { longestSessionDays, sessionDays } from '@elan/domain/account/session';
import { challengeMs } from '@elan/domain/account/twoFactor';
import { movableClock } from '@elan/testing/clock';
import { duringTests } from '@elan/testing/duringTests';
import { newPerson, openFlows } from '@elan/testing/flows/flows';
import { insertSession } from '@elan/testing/people/accounts';
import { type SQL, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sendConfirmationMail, sendPasswordResetMail } from '../flows/auth/mailLinks.ts';
import { resumeAccountDeletions } from '../jobs/resumeAccountDeletions.ts';
import { tasks as jobs } from '../jobs/upkeep.ts';
import { findByEmail } from '../store/accounts/accounts.ts';
import { requestDeletion } from '../store/accounts/deletion.ts';
import { claimCheckout } from '../store/billing/checkouts.ts';
import { markHandled } from '../store/billing/paymentEvents.ts';
import { keepNumbers } from '../store/keptNumbers.ts';
import { noteDevice } from '../store/signIn/knownDevices.ts';
import { countFailure } from '../store/signIn/signInFailures.ts';
import { putChallenge } from '../store/signIn/twoFactor.ts';

const clock = movableClock();
const flows = duringTests(() => openFlows({}, { clock }));

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const later = (ms: number) => new Date(clock.now().getTime() + ms);

async function runJobs(): Promise<void> {
  for (const { work } of jobs) await work(flows.services);
  await resumeAccountDeletions(flows.services);
}

interface Person {
  readonly id: string;
  readonly email: string;
}

/** What lasts for a time, how long, how it is stored, and the query that finds it while it lasts. */
type Case = readonly [
  what: string,
  ms: number,
  store: (person: Person) => Promise<unknown>,
  find: (person: Person) => SQL,
];

const run = (query: SQL) => flows.services.db.execute(query);
const account = ({ id }: Person) => sql`select from users where id = ${id}`;
const session = ({ id }: Person) => sql`select from sessions where user_id = ${id}`;
const link = ({ id }: Person) => sql`select from mail_links where user_id = ${id}`;
const sendLink =
  (send: typeof sendConfirmationMail) =>
  async ({ email }: Person) => {
    const { db, config } = flows.services;
    const row = await findByEmail(db, email);
    if (row) await send(db, row, config, clock.now());
  };
async function signIn({ id }: Person): Promise<void> {
  await run(sql`delete from sessions where user_id = ${id}`);
  await insertSession(flows.services.db, id, clock.now());
}

const cases: readonly Case[] = [
  [
    'an interrupted deletion, until it is resumed',
    2 * minute,
    ({ id }) => requestDeletion(flows.services.db, id, clock.now()),
    account,
  ],
  ['a session that is not used', sessionDays * day, signIn, session],
  [
    'a sign-in that waits for a code',
    challengeMs,
    ({ id: accountId }) => {
      const expiresAt = later(challengeMs);
      return putChallenge(flows.services.db, { id: accountId, accountId, expiresAt });
    },
    ({ id }) => sql`select from sign_in_challenges where user_id = ${id}`,
  ],
  ['a confirmation link', day, sendLink(sendConfirmationMail), link],
  ['a recovery link', hour, sendLink(sendPasswordResetMail), link],
  [
    'a failed sign-in',
    day,
    ({ email }) => {
      const limit = { since: clock.now(), most: 7 };
      return countFailure(flows.services.db, { email, network: '' }, limit, clock.now());
    },
    ({ email }) => sql`select from sign_in_failures where email = ${email}`,
  ],
  [
    'a known browser',
    deviceDays * day,
    ({ id: accountId }) => {
      const device = { accountId, deviceHash: '', originHash: '' };
      return noteDevice(flows.services.db, device, clock.now());
    },
    ({ id }) => sql`select from known_devices where user_id = ${id}`,
  ],
  [
    'the start of a checkout',
    minute,
    ({ id: accountId }) => {
      const attempt = { accountId, attempt: randomUUID(), requestHash: '' };
      return claimCheckout(
        flows.services.db,
        { ...attempt, leaseUntil: later(minute) },
        clock.now(),
      );
    },
    ({ id }) => sql`select from checkouts
      where user_id = ${id} and expires_at > ${clock.now().toISOString()}::timestamptz`,
  ],
  [
    'the record of a payment event',
    40 * day,
    ({ id }) => {
      const event = { id, type: '', createdAt: undefined, customerId: undefined };
      return markHandled(flows.services.db, event, clock.now());
    },
    ({ id }) => sql`select from stripe_events where id = ${id}`,
  ],
  [
    'the numbers of a large installation',
    5 * minute,
    () => keepNumbers(flows.services.db, {}, later(5 * minute)),
    () => sql`select from kept_numbers`,
  ],
];

const isLeft = async (query: SQL) => (await run(query)).rows.length > 0;

it.each(cases)('%s lasts no longer, if it began while the clock was ahead', async (...one) => {
  const [, ms, store, find] = one;
  const person = await newPerson(flows);
  const now = clock.now();
  clock.moveTo(later(day));
  await store(person);
  clock.moveTo(now);
  await runJobs();
  clock.moveTo(later(ms - minute / 2));
  await runJobs();
  expect(await isLeft(find(person))).toBe(true);
  clock.moveTo(later(minute));
  await runJobs();
  expect(await isLeft(find(person))).toBe(false);
});

it('a session that is always used lasts no longer either', async () => {
  const person = await newPerson(flows);
  const now = clock.now();
  clock.moveTo(later(day));
  await signIn(person);
  clock.moveTo(now);
  await runJobs();
  clock.moveTo(later(longestSessionDays * day - minute));
  const renewed = later(sessionDays * day).toISOString();
  await run(sql`update sessions set expires_at = ${renewed} where user_id = ${person.id}`);
  await runJobs();
  expect(await isLeft(session(person))).toBe(true);
  clock.moveTo(later(2 * minute));
  await runJobs();
  expect(await isLeft(session(person))).toBe(false);
});
