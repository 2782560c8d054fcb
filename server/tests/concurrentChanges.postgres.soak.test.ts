import { setTimeout as delay } from 'node:timers/promises';
import { contract } from '@elan/domain/contract/contract';
import { openTestDatabase } from '@elan/testing/database/database';
import { deadlocksSeen, lockRows, openCounted } from '@elan/testing/database/rowLock';
import { duringTests } from '@elan/testing/duringTests';
import {
  ideaAnswers,
  type Person,
  password,
  replyOf,
  request,
  signedUpPerson,
} from '@elan/testing/people/person';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import { soak } from '@elan/testing/soak';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { requestDeletion, takeBackDeletion } from '../store/accounts/deletion.ts';
import { endCheckout, keepReading } from '../store/billing/subscriptions.ts';

/** With this secret, sessions opened on one server are valid on the other. */
const env = { AUTH_SECRET: 'le même secret pour les deux serveurs', FREE_AI_LIMIT: '100' };
const text = 'Un texte fini.';
const database = duringTests(openTestDatabase);
let first: TestServer;
let second: TestServer;
beforeAll(async () => {
  first = await startTestServer(env, { database: openCounted(database) });
  second = await startTestServer(env, { database: openCounted(database) });
});

const project = 'select from project_rows where id = $1';
const onSecond = (person: Person, method: string, path: string, body?: unknown) =>
  request(second, method, path, { token: person.token, body });

const signIn = (server: TestServer, { email }: Person) =>
  request(server, 'POST', '/api/auth/sign-in/email', { body: { email, password } });
const leave = (person: Person) =>
  onSecond(person, 'POST', '/api/delete-account', { confirm_deletion: true });
const failures = (answers: readonly unknown[]) =>
  answers.filter((answer) => Number(Object(answer).status) >= 500);

/** Creates a project with a text of which the provider has written all but the end. */
async function almostWritten() {
  const person = await signedUpPerson(first);
  const { id } = await person.createProject();
  const module = `/api/projects/${id}/modules/idea`;
  let finish: () => void = () => {};
  first.provider.answers(({ piece, end }) => {
    piece(text);
    finish = () => end('stop');
  });
  const called = first.provider.nextCall();
  const written = person.call('POST', `${module}/generate`, {
    answers: ideaAnswers,
    language: 'fr',
  });
  await called;
  const usage = async () => replyOf(contract.me, await person.call('GET', '/api/me')).aiUsage.used;
  return { person, id, module, written, finish: () => finish(), usage };
}

describe('a finished text', () => {
  it('is stored, or counted once, while its project is permanently removed', async () => {
    const { person, id, written, finish, usage } = await almostWritten();
    // Simulates a project moved to the bin by a server that could not notify the server that is writing.
    await database.db.execute(sql`update project_rows set deleted_at = now() where id = ${id}`);
    const held = await lockRows(database, project, [id]);
    finish();
    await held.waiters(1);
    const removed = onSecond(person, 'DELETE', `/api/deleted-projects/${id}`);
    await held.waiters(2);
    await held.release();
    expect(await written).toMatchObject({ status: 200, body: { result: { aiResponse: text } } });
    expect((await removed).status).toBe(200);
    expect(await usage()).toBe(1);
    const { rows } = await database.db.execute(
      sql`select result from generations where user_id = ${person.id}`,
    );
    expect(rows).toEqual([{ result: null }]);
  });

  it('is in the bin if its project is moved there at the same moment', async () => {
    const { person, id, written, finish, usage } = await almostWritten();
    const held = await lockRows(database, project, [id]);
    finish();
    await held.waiters(1);
    const binned = onSecond(person, 'DELETE', `/api/projects/${id}`);
    await held.waiters(2);
    await held.release();
    expect((await written).status).toBe(200);
    expect((await binned).status).toBe(200);
    const restored = await person.call('POST', `/api/deleted-projects/${id}/restore`);
    expect(replyOf(contract.restoreProject, restored).modules_data.idea?.aiResponse).toBe(text);
    expect(await usage()).toBe(1);
  });

  it('is in the project that is restored at the same moment', async () => {
    const { person, id, written, finish, usage } = await almostWritten();
    await database.db.execute(sql`update project_rows set deleted_at = now() where id = ${id}`);
    const held = await lockRows(database, project, [id]);
    finish();
    await held.waiters(1);
    const restored = onSecond(person, 'POST', `/api/deleted-projects/${id}/restore`);
    await held.waiters(2);
    await held.release();
    expect((await written).status).toBe(200);
    expect((await restored).status).toBe(200);
    const read = replyOf(contract.getProject, await person.call('GET', `/api/projects/${id}`));
    expect(read.modules_data.idea?.aiResponse).toBe(text);
    expect(await usage()).toBe(1);
  });

  it('is sent but not stored if the account is deleted at the same moment', async () => {
    const { person, id, written, finish } = await almostWritten();
    const held = await lockRows(database, project, [id]);
    finish();
    await held.waiters(1);
    const deleted = leave(person);
    await held.waiters(2);
    await held.release();
    expect((await written).status).toBe(200);
    expect((await deleted).status).toBe(200);
    const { rows } = await database.db.execute(
      sql`select from generations where user_id = ${person.id}`,
    );
    expect(rows).toEqual([]);
  });
});

it('the permanent removal of a project locks the storage before its ledger', async () => {
  const { person, id, written, finish } = await almostWritten();
  finish();
  await written;
  const { db } = database;
  await db.execute(sql`update project_rows set deleted_at = now() where id = ${id}`);
  const held = await lockRows(database, 'select from account_storage where user_id = $1', [
    person.id,
  ]);
  const removed = onSecond(person, 'DELETE', `/api/deleted-projects/${id}`);
  await held.waiters(1);
  // To settle a generation, a transaction waits for its row in the ledger while it holds the storage or usage row.
  const free = sql`select from generations where user_id = ${person.id} for update skip locked`;
  expect((await db.execute(free)).rows).toHaveLength(1);
  await held.release();
  expect((await removed).status).toBe(200);
  const { rows } = await db.execute(
    sql`select project_id, result from generations where user_id = ${person.id}`,
  );
  expect(rows).toEqual([{ project_id: null, result: null }]);
});

describe('the deletion of an account', () => {
  it('does not break a sign-in at the same moment', async () => {
    const person = await signedUpPerson(first);
    const heldPassword = await lockRows(database, 'select from accounts where user_id = $1', [
      person.id,
    ]);
    const signedIn = signIn(first, person);
    // Its password was verified; only the success remains to be recorded.
    await heldPassword.waiters(1);
    const heldCount = await lockRows(database, 'select from sign_in_failures where email = $1', [
      'EVERYBODY',
    ]);
    await heldPassword.release();
    await heldCount.waiters(1);
    const deleted = leave(person);
    await heldCount.waiters(2);
    await heldCount.release();
    expect((await signedIn).status).toBe(200);
    expect((await deleted).status).toBe(200);
  });

  it('refuses a sign-in that arrives during it', async () => {
    const person = await signedUpPerson(first);
    const { id } = await person.createProject();
    const held = await lockRows(database, project, [id]);
    const deleted = leave(person);
    await held.waiters(1);
    const signedIn = signIn(first, person);
    await held.waiters(2);
    await held.release();
    expect((await deleted).status).toBe(200);
    expect(await signedIn).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
  });

  it('does not break a save at the same moment', async () => {
    const person = await signedUpPerson(first);
    const { id } = await person.createProject();
    const path = `/api/projects/${id}/modules/idea`;
    const saved = await person.call('PUT', path, {
      data: { comments: 'Un' },
      baseLastUpdated: null,
    });
    const { lastUpdated } = replyOf(contract.saveModule, saved);
    const held = await lockRows(database, 'select from project_modules where project_id = $1', [
      id,
    ]);
    const again = person.call('PUT', path, {
      data: { comments: 'Deux' },
      baseLastUpdated: lastUpdated,
    });
    await held.waiters(1);
    const deleted = leave(person);
    await held.waiters(2);
    await held.release();
    expect((await again).status).toBe(200);
    expect((await deleted).status).toBe(200);
  });
});

it('a deletion that is rolled back does not block reading the subscription', async () => {
  const person = await signedUpPerson(first);
  const { db } = database;
  await db.execute(sql`
    insert into stripe_customers (user_id, customer_id, provider, created_at)
    values (${person.id}, ${`cus_${person.id}`}, 'test', now())`);
  await db.execute(sql`
    insert into checkouts (user_id, attempt, wish, expires_at, created_at)
    values (${person.id}, gen_random_uuid(), 'w', now() + interval '1 hour', now())`);
  const requestedAt = new Date();
  await requestDeletion(db, person.id, requestedAt);
  const held = await lockRows(database, 'select from checkouts where user_id = $1', [person.id]);
  const takenBack = takeBackDeletion(first.database.db, person.id, requestedAt, new Date());
  await held.waiters(1);
  const reading = { accountId: person.id, customerId: `cus_${person.id}`, ordinal: 1 };
  const read = second.database.db.transaction(async (tx) => {
    await keepReading(tx, reading, undefined, new Date());
    await endCheckout(tx, person.id);
  });
  await held.waiters(2);
  await held.release();
  await Promise.all([takenBack, read]);
});

it('whatever happens at once is done or refused, and counted once', async () => {
  await soak(60, async (pick) => {
    const { person, id, module, written, finish, usage } = await almostWritten();
    const soon = () => delay(pick(0, 40));
    const save = (server: TestServer) =>
      request(server, 'PUT', module, {
        token: person.token,
        body: { data: { comments: `Sur ${server.url}` }, baseLastUpdated: null },
      });
    const comesAndGoes = async () => [
      await onSecond(person, 'DELETE', `/api/projects/${id}`),
      await person.call('POST', `/api/deleted-projects/${id}/restore`),
      await person.call('DELETE', `/api/projects/${id}`),
      await onSecond(person, 'DELETE', `/api/deleted-projects/${id}`),
    ];
    const answers = await Promise.all([
      soon().then(finish),
      soon().then(() => save(first)),
      soon().then(() => save(second)),
      soon().then(comesAndGoes),
    ]);
    expect(failures(answers.flat())).toEqual([]);
    const end = await written;
    expect(failures([end])).toEqual([]);
    // A generation that is stopped before its first token is not counted.
    expect(await usage()).toBe(end.body.code === 'generation_stopped' ? 0 : 1);

    const leaves = await Promise.all([
      soon().then(() => onSecond(person, 'POST', '/api/projects', { name: 'Dernier' })),
      soon().then(() => onSecond(person, 'PATCH', '/api/preferences', { language: 'en' })),
      soon().then(() => signIn(first, person)),
      soon().then(() => leave(person)),
    ]);
    expect(failures(leaves)).toEqual([]);
  });
});

it('none of these causes a deadlock', async () => {
  await first.close();
  await second.close();
  expect(await deadlocksSeen(database)).toBe(0);
});
