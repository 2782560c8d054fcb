import { contract } from '@elan/domain/contract/contract';
import { password, replyOf, request, signedUpPerson, signUp } from '@elan/testing/person';
import { startTestServer, type TestServer } from '@elan/testing/server';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeSignInFailures } from '../jobs/purge.ts';

const minute = 60_000;
let server: TestServer;
// Ahead of the database's own clock, so that mails are due.
let time = Math.ceil(Date.now() / (60 * minute)) * 60 * minute;
const clock = { now: () => new Date(time) };
const pass = (ms: number) => {
  time += ms;
};
beforeAll(async () => {
  // One trusted proxy in front, so that a test may choose its IP.
  server = await startTestServer({ TRUST_PROXY: '1' }, { clock });
});
afterAll(() => server.close());

let next = 0;
/** A network that no other test has used. */
const newNetwork = () => {
  next += 1;
  return `203.0.113.${next}`;
};
const signIn = (email: string, secret: string, from: string) =>
  request(server, 'POST', '/api/auth/sign-in/email', {
    body: { email, password: secret },
    headers: { 'x-forwarded-for': from },
  });
const fail = (email: string, from: string) => signIn(email, 'un mauvais mot de passe', from);
async function failTimes(times: number, email: string, from: string) {
  const codes: unknown[] = [];
  for (let turn = 0; turn < times; turn += 1) codes.push((await fail(email, from)).body.code);
  return codes;
}
const rowsOf = async (email: string) => {
  const { rows } = await server.database.db.execute(
    sql`select address, count from sign_in_failures where email = ${email}`,
  );
  return rows;
};
const countOfNetwork = async (address: string) => {
  const { rows } = await server.database.db.execute<{ count: number }>(
    sql`select count from sign_in_failures where email = 'EVERYBODY' and address = ${address}`,
  );
  return rows[0]?.count;
};
const wrong = 'Incorrect email or password. Please check your login credentials.';

describe('seven failed sign-ins', () => {
  it('count down, lock for 15 minutes after the last, and then are forgotten', async () => {
    const { email } = await signedUpPerson(server);
    const from = newNetwork();
    for (const left of [6, 5, 4, 3, 2, 1]) {
      const said = left === 1 ? '1 attempt remaining' : `${left} attempts remaining`;
      expect(await fail(email, from)).toMatchObject({
        status: 401,
        body: {
          error: `${wrong} (${said})`,
          code: 'invalid_credentials',
          attemptsRemaining: left,
          retryAfter: 0,
        },
      });
      pass(minute);
    }
    const seventh = await fail(email, from);
    expect(seventh).toMatchObject({
      status: 429,
      body: {
        error: 'Too many failed login attempts. Account locked for 15 minutes.',
        code: 'too_many_failures',
        attemptsRemaining: 0,
        retryAfter: 900,
      },
    });
    expect(seventh.headers.get('retry-after')).toBe('900');

    pass(30_000);
    const locked = await signIn(email, password, from);
    expect(locked).toMatchObject({
      status: 429,
      body: {
        error: 'Account temporarily locked. Try again in 15 minutes.',
        code: 'account_locked',
        attemptsRemaining: 0,
        retryAfter: 870,
      },
    });
    expect(locked.headers.get('retry-after')).toBe('870');
    expect(locked.headers.getSetCookie()).toEqual([]);

    // An attempt while it is locked does not prolong it.
    pass(14 * minute + 29_999);
    expect((await signIn(email, password, from)).body.error).toBe(
      'Account temporarily locked. Try again in 1 minute.',
    );
    pass(1);
    expect((await fail(email, from)).body).toMatchObject({ attemptsRemaining: 6 });
    expect((await signIn(email, password, from)).status).toBe(200);
    expect(await rowsOf(email)).toEqual([]);
  });

  it('behave the same for an email without an account and for an unconfirmed one', async () => {
    const unconfirmed = 'pas-encore@exemple.quebec';
    await signUp(server, unconfirmed);
    const from = newNetwork();
    const known = (await signedUpPerson(server)).email;
    const replies = [];
    for (const email of ['personne@exemple.quebec', known, unconfirmed]) {
      const mine = [];
      for (let turn = 0; turn < 8; turn += 1) mine.push(await fail(email, from));
      replies.push(mine.map(({ status, body }) => ({ status, body })));
    }
    const [unknown, ofKnown, ofUnconfirmed] = replies;
    expect(unknown).toEqual(ofKnown);
    expect(unknown).toEqual(ofUnconfirmed);
    expect(unknown?.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
  });

  it('count an unconfirmed email with any password', async () => {
    const email = 'plus-tard@exemple.quebec';
    await signUp(server, email);
    const from = newNetwork();
    const first = await signIn(email, password, from);
    expect(first).toMatchObject({
      status: 403,
      body: { code: 'email_not_confirmed', attemptsRemaining: 6 },
    });
    expect(first.body.error).toMatch(/\(6 attempts remaining\)$/);
    await failTimes(5, email, from);
    expect((await signIn(email, password, from)).body.code).toBe('too_many_failures');
  });

  it('are counted per email in any spelling', async () => {
    const { email } = await signedUpPerson(server);
    const from = newNetwork();
    await failTimes(4, email, from);
    await failTimes(3, email.toUpperCase(), from);
    expect((await signIn(email, password, from)).body.code).toBe('account_locked');
  });

  it('start again from zero after a success', async () => {
    const { email } = await signedUpPerson(server);
    const from = newNetwork();
    await failTimes(6, email, from);
    expect((await signIn(email, password, from)).status).toBe(200);
    expect((await fail(email, from)).body.attemptsRemaining).toBe(6);
  });

  it('do not lock the account from other networks', async () => {
    const { email } = await signedUpPerson(server);
    const [theirs, own] = [newNetwork(), newNetwork()];
    expect(await failTimes(9, email, theirs)).toEqual([
      ...Array.from({ length: 6 }, () => 'invalid_credentials'),
      'too_many_failures',
      'account_locked',
      'account_locked',
    ]);
    expect((await fail(email, own)).body.attemptsRemaining).toBe(6);
    expect((await signIn(email, password, own)).status).toBe(200);
    expect((await signIn(email, password, theirs)).status).toBe(429);
  });

  it('are counted per network, not per IP of it', async () => {
    const { email } = await signedUpPerson(server);
    const codes = [];
    for (let host = 1; host <= 8; host += 1) {
      codes.push((await fail(email, `2001:db8:0:7::${host}`)).body.code);
    }
    expect(codes.slice(6)).toEqual(['too_many_failures', 'account_locked']);
    expect((await signIn(email, password, '2001:db8:0:8::1')).status).toBe(200);
  });
});

describe('many at once', () => {
  it('get at most seven password checks', async () => {
    const { email } = await signedUpPerson(server);
    const from = newNetwork();
    const replies = await Promise.all(Array.from({ length: 40 }, () => fail(email, from)));
    const count = (code: string) => replies.filter(({ body }) => body.code === code).length;
    expect({
      looked: count('invalid_credentials'),
      locking: count('too_many_failures'),
      refused: count('account_locked'),
    }).toEqual({ looked: 6, locking: 1, refused: 33 });
    expect(await rowsOf(email)).toEqual([{ address: from, count: 7 }]);
    expect(await countOfNetwork(from)).toBe(7);
  });

  it('all succeed with the right password, and leave no record', async () => {
    const { email } = await signedUpPerson(server);
    const from = newNetwork();
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => signIn(email, password, from)),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    expect(await rowsOf(email)).toEqual([]);
    expect(await countOfNetwork(from)).toBe(0);
  });
});

it('blocks a network that tries one password on many accounts, until the next hour', async () => {
  const { email } = await signedUpPerson(server);
  const from = newNetwork();
  pass(60 * minute - (time % (60 * minute)) + 50 * minute);
  await server.database.db.execute(
    sql`insert into sign_in_failures (email, address, count, last_at)
      values ('EVERYBODY', ${from}, 399, ${clock.now().toISOString()})`,
  );
  expect((await fail('une-autre@exemple.quebec', from)).status).toBe(401);
  const refused = await signIn(email, password, from);
  expect(refused).toMatchObject({
    status: 429,
    body: {
      error: 'Too many login attempts. Please wait a few minutes before trying again.',
      code: 'too_many_attempts',
      retryAfter: 600,
    },
  });
  expect(refused.headers.get('retry-after')).toBe('600');
  expect(await rowsOf(email)).toEqual([]);
  expect((await signIn(email, password, newNetwork())).status).toBe(200);
  pass(10 * minute);
  expect((await signIn(email, password, from)).status).toBe(200);
});

describe('a clock that was ahead and is corrected', () => {
  const hour = 60 * minute;

  it('locks no account for longer than 15 minutes from then on', async () => {
    const { email } = await signedUpPerson(server);
    const from = newNetwork();
    pass(2 * hour);
    await failTimes(7, email, from);
    pass(-2 * hour);
    const locked = await signIn(email, password, from);
    expect(locked.body).toMatchObject({ code: 'account_locked', retryAfter: 900 });
    pass(14 * minute);
    expect((await signIn(email, password, from)).body).toMatchObject({ retryAfter: 60 });
    pass(minute);
    expect((await signIn(email, password, from)).status).toBe(200);
  });

  it('does not lock a person who first tries long after that', async () => {
    const { email } = await signedUpPerson(server);
    const from = newNetwork();
    pass(2 * hour);
    await failTimes(7, email, from);
    pass(-2 * hour);
    await purgeSignInFailures({ db: server.database.db, clock });
    pass(15 * minute);
    expect((await signIn(email, password, from)).status).toBe(200);
  });

  it('blocks no network for longer than the hour', async () => {
    const { email } = await signedUpPerson(server);
    const from = newNetwork();
    pass(hour - (time % hour) + 50 * minute);
    const ahead = new Date(time + 3 * hour).toISOString();
    await server.database.db.execute(
      sql`insert into sign_in_failures (email, address, count, last_at)
        values ('EVERYBODY', ${from}, 400, ${ahead})`,
    );
    expect((await signIn(email, password, from)).body).toMatchObject({
      code: 'too_many_attempts',
      retryAfter: 600,
    });
    pass(10 * minute);
    expect((await signIn(email, password, from)).status).toBe(200);
  });
});

it('does not count server errors', async () => {
  const { email } = await signedUpPerson(server);
  const from = newNetwork();
  await server.database.db.execute(sql`alter table sessions rename to sessions_away`);
  const replies = [];
  for (let turn = 0; turn < 8; turn += 1) replies.push(await signIn(email, password, from));
  await server.database.db.execute(sql`alter table sessions_away rename to sessions`);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([500]));
  expect(await countOfNetwork(from)).toBe(0);
  expect((await fail(email, from)).body.attemptsRemaining).toBe(6);
});

it('records the last successful sign-in, not failed ones', async () => {
  const { email } = await signedUpPerson(server);
  const lastSignIn = async () => {
    const { rows } = await server.database.db.execute<{ at: number }>(
      sql`select extract(epoch from last_sign_in_at)::float8 * 1000 as at from users where email = ${email}`,
    );
    return rows[0]?.at;
  };
  expect(await lastSignIn()).toBe(time);
  const before = time;
  pass(minute);
  await fail(email, newNetwork());
  expect(await lastSignIn()).toBe(before);
  replyOf(contract.signIn, await signIn(email, password, newNetwork()));
  expect(await lastSignIn()).toBe(time);
});

it('keeps a record for exactly a day', async () => {
  const [old, young] = ['vieille@exemple.quebec', 'jeune@exemple.quebec'];
  await fail(old, newNetwork());
  pass(60 * minute);
  await fail(young, newNetwork());
  pass(23 * 60 * minute + 1);
  await purgeSignInFailures({ db: server.database.db, clock });
  expect(await rowsOf(old)).toEqual([]);
  expect(await rowsOf(young)).toHaveLength(1);
});
