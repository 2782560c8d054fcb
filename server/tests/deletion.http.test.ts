import { contract } from '@elan/domain/contract/contract';
import { openTestDatabase } from '@elan/testing/database/database';
import { outboxEmptied, subjectsTo } from '@elan/testing/mail/mailServer';
import { startTestPayments, type TestPayments } from '@elan/testing/payments/payments';
import {
  type Person,
  password,
  replyOf,
  request,
  sessionOf,
  signedUpByCalls,
  signedUpPerson,
} from '@elan/testing/people/person';
import { turnTwoFactorOn } from '@elan/testing/people/twoFactor';
import { writes } from '@elan/testing/provider/providerAnswers';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import { customerIdOf, deleteOwn, fullPerson, leftOf } from '@elan/testing/stages/fullAccount';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../lib/clock.ts';

const emails = { founder: 'fondatrice@exemple.quebec', admin: 'soutien@exemple.quebec' };
let payments: TestPayments;
let server: TestServer;
beforeAll(async () => {
  const database = await openTestDatabase();
  payments = await startTestPayments(database, { clock: systemClock });
  server = await startTestServer(
    { ...payments.env, FOUNDER_EMAILS: emails.founder, ADMIN_EMAILS: emails.admin },
    { database },
  );
  payments.sandbox.deliverTo(`${server.url}/api/stripe/webhook`);
  server.provider.answers(writes('Le texte.'));
});
afterAll(async () => {
  await payments.close();
  await server.close();
});

const signIn = (email: string) =>
  request(server, 'POST', '/api/auth/sign-in/email', { body: { email, password } });

describe('a deletion request', () => {
  it.each([
    ['is not confirmed', { confirm_deletion: false }],
    ['is confirmed in words', { confirm_deletion: 'true' }],
    ['has no body', undefined],
    ['is empty', {}],
    ['says more', { confirm_deletion: true, user_id: 'x' }],
    ['is a list', [true]],
  ])('that %s is refused', async (_how, body) => {
    const person = await signedUpPerson(server);
    const answer = await person.call('POST', '/api/delete-account', body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'malformed' } });
    expect((await person.call('GET', '/api/account')).status).toBe(200);
  });

  it('is refused from another origin, without a session and for a founder', async () => {
    const person = await signedUpPerson(server);
    const body = { confirm_deletion: true };
    const forged = await request(server, 'POST', '/api/delete-account', {
      token: person.token,
      body,
      headers: { origin: 'https://voleur.exemple' },
    });
    expect(forged).toMatchObject({ status: 403, body: { code: 'forbidden_origin' } });
    expect((await request(server, 'POST', '/api/delete-account', { body })).status).toBe(401);
    const founder = await signedUpPerson(server, emails.founder);
    const refused = await deleteOwn(founder);
    expect(refused).toMatchObject({ status: 403, body: { code: 'founder_protected' } });
    for (const one of [person, founder]) {
      expect((await one.call('GET', '/api/account')).status).toBe(200);
    }
  });
});

it('removes all data of a subscriber and ends all billing', async () => {
  const person = await fullPerson(server, payments);
  const { db } = server.database;
  const customer = await customerIdOf(db, person);
  const { data: before } = await payments.stripe.subscriptions.list({ customer });
  expect(before).toMatchObject([{ status: 'active' }]);
  expect((await leftOf(db, person, customer)).length).toBeGreaterThan(20);

  const answer = await deleteOwn(person);
  expect(answer).toMatchObject({ status: 200, body: { deleted: true } });
  await payments.sandbox.tick();
  await outboxEmptied(db);
  expect(await leftOf(db, person, customer)).toEqual([]);
  const { data } = await payments.stripe.subscriptions.list({ customer, status: 'all' });
  expect(data.map(({ status }) => status)).toEqual(['canceled']);
  expect(await payments.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
  expect(await subjectsTo(db, person.email)).toEqual(['Votre compte a été supprimé']);
  const { rows } = await db.execute(
    sql`select action from admin_log where account_id = ${person.id}`,
  );
  expect(rows).toEqual([{ action: 'account_viewed' }]);
});

it('signs out all five devices, and answers the requesting one', async () => {
  const person = await fullPerson(server);
  const others: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    others.push(sessionOf(await signIn(person.email)).token);
  }
  const [byCookie = ''] = (await signIn(person.email)).headers.getSetCookie();
  const cookie = `${byCookie.split(';')[0]}; elan_session=1`;
  const answer = await request(server, 'POST', '/api/delete-account', {
    body: { confirm_deletion: true },
    headers: { cookie },
  });
  expect(answer).toMatchObject({ status: 200, body: { deleted: true } });
  const cleared = answer.headers.getSetCookie();
  for (const name of ['elan.session_token', 'elan_session']) {
    expect(cleared.find((one) => one.startsWith(`${name}=;`))).toMatch(
      /Max-Age=0|Expires=Thu, 01 Jan 1970/,
    );
  }
  for (const token of [person.token, ...others]) {
    expect((await request(server, 'GET', '/api/me', { token })).status).toBe(401);
    const again = { token, body: { confirm_deletion: true } };
    expect((await request(server, 'POST', '/api/delete-account', again)).status).toBe(401);
  }
  expect((await request(server, 'GET', '/api/me', { headers: { cookie } })).status).toBe(401);
  expect(await leftOf(server.database.db, person)).toEqual([]);
});

it('lets the same email sign up again, keeping only the count of its free generations', async () => {
  const person = await fullPerson(server, payments);
  await deleteOwn(person);
  expect(await signIn(person.email)).toMatchObject({ body: { code: 'invalid_credentials' } });
  await server.database.db.execute(sql`delete from sandbox_mail`);
  const newPerson = await signedUpByCalls(server, person.email);
  expect(newPerson.id).not.toBe(person.id);
  expect((await newPerson.call('GET', '/api/projects')).body).toMatchObject({ projects: [] });
  expect((await newPerson.call('GET', '/api/subscription')).body).toBeNull();
  const me = replyOf(contract.me, await newPerson.call('GET', '/api/me'));
  expect(me).toMatchObject({ aiUsage: { used: 2 }, hasPremiumAccess: false });
});

it('lets a suspended person delete the account, and an administrator, logged by id only', async () => {
  const { db } = server.database;
  const suspended = await fullPerson(server);
  await db.execute(sql`update users set suspended_at = now() where id = ${suspended.id}`);
  expect((await deleteOwn(suspended)).status).toBe(200);
  const admin = await signedUpPerson(server, emails.admin);
  await turnTwoFactorOn(db, admin.id);
  const body = { email: 'personne@exemple.quebec' };
  await admin.call('POST', '/api/admin/find-account', body);
  await db.execute(sql`
    insert into admin_log (id, action, admin_id, account_id)
    values (gen_random_uuid(), 'account_viewed', ${admin.id}, ${suspended.id})`);
  expect((await deleteOwn(admin)).status).toBe(200);
  for (const person of [suspended, admin]) expect(await leftOf(db, person)).toEqual([]);
  const log = await db.execute(sql`select account_id from admin_log where admin_id = ${admin.id}`);
  expect(log.rows).toEqual([{ account_id: suspended.id }]);
});

it('happens once if requested many times at once', async () => {
  const person: Person = await fullPerson(server, payments);
  const answers = await Promise.all(Array.from({ length: 6 }, () => deleteOwn(person)));
  for (const { status, body } of answers) {
    expect([200, 401]).toContain(status);
    if (status === 200) expect(body).toEqual({ deleted: true });
  }
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(await subjectsTo(server.database.db, person.email)).toEqual([
    'Votre compte a été supprimé',
  ]);
});
