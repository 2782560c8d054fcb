import type { Call } from '@elan/domain/contract/call';
import { contract } from '@elan/domain/contract/contract';
import { duringTests } from '@elan/testing/duringTests';
import { password, replyOf, request, signedUpPerson, signUp } from '@elan/testing/people/person';
import { turnTwoFactorOn } from '@elan/testing/people/twoFactor';
import { adminEmails, founderEmails, openSupportDesk } from '@elan/testing/stages/supportDesk';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

const desk = duringTests(openSupportDesk);
/** The account that the calls concern. */
let target: string;
beforeAll(async () => {
  target = (await signedUpPerson(desk.server)).id;
});

const adminCalls = (Object.entries(contract) as [string, Call][]).filter(
  ([, call]) => call.session === 'admin',
);

/** Makes every call of the support desk. @returns the reply to each call. */
async function askEverything(token: string | undefined) {
  const answers: Record<string, unknown> = {};
  for (const [name, call] of adminCalls) {
    const path = call.path.replace(':id', target);
    const body = name === 'findAccount' ? { email: 'personne@exemple.quebec' } : undefined;
    const { status, body: reply } = await request(desk.server, call.method, path, { token, body });
    answers[name] = { status, code: reply.code };
  }
  return answers;
}
const everything = (answer: object) =>
  Object.fromEntries(adminCalls.map(([name]) => [name, answer]));
const missing = everything({ status: 404, code: 'not_found' });
const me = async (token: string) =>
  replyOf(contract.me, await request(desk.server, 'GET', '/api/me', { token }));
const rename = (id: string, email: string) =>
  desk.server.database.db.execute(sql`update users set email = ${email} where id = ${id}`);
const limitOf = async (id: string) => {
  const { rows } = await desk.server.database.db.execute<{ limit: number }>(
    sql`select ai_usage_limit::int as "limit" from user_preferences where user_id = ${id}`,
  );
  return rows[0]?.limit;
};

it('knows every call of the support desk', () => {
  expect(adminCalls.map(([name]) => name).sort()).toEqual([
    'adminCancel',
    'adminLiftLockout',
    'adminRestore',
    'adminResume',
    'adminSuspend',
    'findAccount',
    'getNumbers',
    'listAudit',
    'listFailedJobs',
    'retryJob',
  ]);
});

describe('the support desk is not there', () => {
  it('without a session, or with an invalid one', async () => {
    expect(await askEverything(undefined)).toEqual(missing);
    expect(await askEverything('nimporte-quoi')).toEqual(missing);
  });

  it('before the body is checked: a stranger learns nothing from its validation', async () => {
    const stranger = await signedUpPerson(desk.server);
    const wrong = { inconnu: 1 };
    expect(await stranger.call('POST', '/api/admin/find-account', wrong)).toMatchObject({
      status: 404,
      body: { code: 'not_found', error: 'Not found.' },
    });
    expect((await stranger.call('GET', '/api/admin/audit?cursor=x&inconnu=1')).status).toBe(404);
  });

  it('for a listed but unconfirmed email, which cannot even sign in', async () => {
    const late = await openSupportDesk();
    await late.server.database.db.execute(sql`delete from users where id = ${late.other.id}`);
    await signUp(late.server, adminEmails[1].toUpperCase());
    const signedIn = await request(late.server, 'POST', '/api/auth/sign-in/email', {
      body: { email: adminEmails[1], password },
    });
    expect(signedIn).toMatchObject({ status: 403, body: { code: 'email_not_confirmed' } });
    expect(signedIn.body).not.toHaveProperty('token');
    // A session that was opened before the email was listed, but is unconfirmed, gives no access either.
    const early = await signedUpPerson(late.server);
    await late.server.database.db.execute(sql`delete from users where email = ${adminEmails[1]}`);
    await late.server.database.db.execute(
      sql`update users set email = ${adminEmails[1]}, email_verified = false where id = ${early.id}`,
    );
    expect((await early.call('GET', '/api/me')).body).toMatchObject({ isAdmin: false });
    expect((await early.call('GET', '/api/admin/audit')).status).toBe(404);
    await late.close();
  });

  it('for an administrator who is suspended', async () => {
    await desk.server.database.db.execute(
      sql`update users set suspended_at = now() where id = ${desk.other.id}`,
    );
    expect(await askEverything(desk.other.token)).toEqual(missing);
    expect((await desk.act('restore', desk.other.id)).status).toBe(200);
    expect((await desk.other.call('GET', '/api/admin/audit')).status).toBe(200);
  });
});

describe('the support desk is there', () => {
  it('for a confirmed administrator with two-factor sign-in, with any capitals in the email', async () => {
    const { id } = desk.other;
    await desk.server.database.db.execute(sql`delete from users where id = ${id}`);
    const again = await signedUpPerson(desk.server, 'Direction@Exemple.QUEBEC');
    expect(await me(again.token)).toMatchObject({ isAdmin: true, isFounder: false });
    expect(await askEverything(again.token)).toEqual(
      everything({ status: 403, code: 'two_factor_required' }),
    );
    await turnTwoFactorOn(desk.server.database.db, again.id);
    expect(await askEverything(again.token)).toEqual({
      ...everything({ status: 200, code: undefined }),
      adminCancel: { status: 409, code: 'subscription_missing' },
      retryJob: { status: 404, code: 'not_found' },
      adminResume: { status: 409, code: 'subscription_missing' },
    });
  });
});

describe('an email that looks like a listed one', () => {
  const [founder] = founderEmails.slice(1);

  it.each([
    'kim.nil+1@exemple.quebec',
    'kimnil@exemple.quebec',
    'kim.nil@exemple.quebec.ca',
    'soutien+1@exemple.quebec',
    'xsoutien@exemple.quebec',
  ])('signs up as anybody does: %s', async (email) => {
    const person = await signedUpPerson(desk.server, email);
    expect(await me(person.token)).toMatchObject({ isFounder: false, isAdmin: false });
    expect(await limitOf(person.id)).toBe(3);
    expect(await askEverything(person.token)).toEqual(missing);
  });

  it.each([
    ['a Kelvin sign', '\u212aim.nil@exemple.quebec'],
    ['a Cyrillic letter', 'kіm.nil@exemple.quebec'],
    ['a full-width letter', 'ｋim.nil@exemple.quebec'],
    ['a dotless i', 'kım.nil@exemple.quebec'],
    ['a dot at the end', 'kim.nil@exemple.quebec.'],
    ['an invisible letter', 'kim.nil\u200b@exemple.quebec'],
  ])('with %s cannot sign up, and gains nothing even if confirmed', async (_what, email) => {
    expect((await signUp(desk.server, email)).status).toBe(400);
    const person = await signedUpPerson(desk.server);
    await rename(person.id, email);
    expect(await me(person.token)).toMatchObject({ isFounder: false, isAdmin: false });
    expect(await limitOf(person.id)).toBe(3);
  });

  it('is not the listed one, which counts once it is confirmed', async () => {
    const person = await signedUpPerson(desk.server, founder?.toUpperCase());
    expect(await me(person.token)).toMatchObject({ isFounder: true, isAdmin: false });
    expect(await limitOf(person.id)).toBe(999_999);
    await desk.server.database.db.execute(
      sql`update users set email_verified = false where id = ${person.id}`,
    );
    expect(await me(person.token)).toMatchObject({ isFounder: false });
    expect(await limitOf(person.id)).toBe(3);
  });

  it('with surrounding spaces is the same email, not a second one', async () => {
    const { db } = desk.server.database;
    const count = () => db.execute(sql`select count(*)::int as count from users`);
    const before = (await count()).rows;
    expect((await signUp(desk.server, `  ${founder?.toUpperCase()} `)).status).toBe(409);
    expect((await count()).rows).toEqual(before);
  });
});
