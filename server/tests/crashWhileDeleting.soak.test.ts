import { setTimeout as delay } from 'node:timers/promises';
import { postgresUrl } from '@elan/testing/database/database';
import { type Person, signedUpPerson } from '@elan/testing/people/person';
import { type Installation, newInstallation } from '@elan/testing/servers/installation';
import { killServerProcesses, type ServerProcess } from '@elan/testing/servers/serverProcess';
import { adaptiveKillWindow, type Round, roundsOf, soak } from '@elan/testing/soak';
import { openFaultyPaymentProvider } from '@elan/testing/stages/accountDeletionServer';
import { deleteOwn, leftOf, tracesOf, wordsOf } from '@elan/testing/stages/fullAccount';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

let provider: Awaited<ReturnType<typeof openFaultyPaymentProvider>>;
let installation: Installation;
let server: ServerProcess;
beforeAll(async () => {
  provider = await openFaultyPaymentProvider();
  installation = await newInstallation({ ...provider.env, PUBLIC_URL: 'http://localhost:3000' });
  await startAgain();
}, 300_000);
afterEach(() => provider.between.disturb(undefined));
afterAll(async () => {
  await killServerProcesses();
  await installation.close();
  await provider.close();
});

async function startAgain(): Promise<void> {
  server = await installation.start();
  await server.listening();
}

async function kill(): Promise<void> {
  server.kill('SIGKILL');
  await server.ended;
}

const left: { person: Person; customer: string }[] = [];

async function subscriber(): Promise<Person> {
  const person = await signedUpPerson(installation);
  await person.createProject(wordsOf(person).project);
  await provider.payments.buy(person);
  const { body } = await person.call('POST', '/api/subscription/refresh');
  expect(body).toMatchObject({ subscription_status: 'active' });
  left.push({ person, customer: String(body.customer_id) });
  return person;
}

/**
 * Waits until the account is gone. With an embedded database, the server resumes the deletion at startup. With
 * PostgreSQL, other servers may be alive, so it waits two minutes; the test requests the deletion again instead.
 */
async function seeGone(person: Person): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const { status } = postgresUrl()
      ? await deleteOwn(person)
      : await person.call('GET', '/api/account');
    if (status === 401) return;
    await delay(100);
  }
  throw new Error('the account is still there');
}

/** Expects that nothing is left of anyone who was deleted in either test, and that nobody is billed any more. */
async function expectNothingLeft(): Promise<void> {
  await kill();
  const found = await installation.inspect(async (db) => {
    const traces: string[] = [];
    for (const { person, customer } of left) traces.push(...(await leftOf(db, person, customer)));
    return traces;
  });
  expect(found).toEqual([]);
  for (const { person, customer } of left) {
    expect(await provider.billing(customer)).toEqual([]);
    expect(await tracesOf(provider.theirs, [person.id, person.email])).toEqual([]);
  }
}

/**
 * When to kill the server: before the provider receives the request of a step (and so after the previous step), or
 * after the last one.
 */
const moments = [
  ['GET /v1/checkout/sessions', 'before'],
  ['GET /v1/subscriptions', 'before'],
  ['DELETE /v1/subscriptions/{id}', 'before'],
  ['DELETE /v1/customers/{id}', 'before'],
  ['DELETE /v1/customers/{id}', 'after'],
] as const;

it('a deletion killed at each step at the provider is resumed', async () => {
  await soak(moments.length, async (pick, number) => {
    // If all rounds run, each moment is tested once; otherwise a random one.
    const all = roundsOf(moments.length) === moments.length;
    const [step, moment] = moments[all ? number - 1 : pick(0, moments.length - 1)] ?? expect.fail();
    const person = await subscriber();
    let struck = false;
    provider.between.once(step, {
      [moment]: async () => {
        struck = true;
        await kill();
      },
    });
    await expect(deleteOwn(person)).rejects.toThrow();
    expect(struck).toBe(true);
    await startAgain();
    await seeGone(person);
  });
}, 900_000);

it('a deletion killed at any moment leaves the account unchanged, or removes it completely once repeated', async () => {
  const window = adaptiveKillWindow(500);
  const ends = { through: 0, struck: 0 };
  const round: Round = async (pick) => {
    const person = await subscriber();
    const asked = deleteOwn(person).then(
      () => 'through' as const,
      () => 'struck' as const,
    );
    await delay(pick(0, window.endMs()));
    await kill();
    const end = await asked;
    ends[end] += 1;
    if (end === 'struck') window.wasStruck();
    else window.gotThrough();
    await startAgain();
    // The server may have been killed before it recorded the request, so send it again.
    await deleteOwn(person);
    await seeGone(person);
  };
  await soak(20, round, () => ends.struck > 0);
  console.log(`${ends.struck} deletions were struck, ${ends.through} got through`);
  await expectNothingLeft();
}, 900_000);
