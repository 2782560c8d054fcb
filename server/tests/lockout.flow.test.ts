import { duringTests } from '@elan/testing/duringTests';
import { accountFlows } from '@elan/testing/flows/accountFlows';
import { refusalOf } from '@elan/testing/flows/flowEnds';
import { openFlows } from '@elan/testing/flows/flows';
import { password } from '@elan/testing/people/accounts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { correctFutureTimes } from '../jobs/purge.ts';
import { purgeSignInFailures } from '../store/expired.ts';

const minute = 60_000;
const hour = 60 * minute;
let time = Math.ceil(Date.now() / hour) * hour;
const clock = { now: () => new Date(time) };
const pass = (ms: number) => {
  time += ms;
};
const flows = duringTests(() => openFlows({}, { clock }));
const at = accountFlows(flows);

let next = 0;
/** Returns a network that no other test has used. */
const newNetwork = () => {
  next += 1;
  return `203.0.113.${next}`;
};
const fail = (email: string, from: string) =>
  refusalOf(at.signIn(email, 'un mauvais mot de passe', from));
const refused = (email: string, from: string) => refusalOf(at.signIn(email, password, from));
async function failTimes(times: number, email: string, from: string) {
  const codes: string[] = [];
  for (let turn = 0; turn < times; turn += 1) codes.push((await fail(email, from)).code);
  return codes;
}
const query = (statement: ReturnType<typeof sql>) => flows.database.db.execute(statement);
const rowsOf = async (email: string) => {
  const { rows } = await query(
    sql`select address, count from sign_in_failures where email = ${email}`,
  );
  return rows;
};
const countOfNetwork = async (address: string) => {
  const { rows } = await query(
    sql`select count from sign_in_failures where email = 'EVERYBODY' and address = ${address}`,
  );
  return rows[0]?.count;
};
const wrong = 'Incorrect email or password. Please check your login credentials.';
const locked = 'account_locked';

describe('seven failed sign-ins', () => {
  it('count down, lock for 15 minutes after the last, and then are forgotten', async () => {
    const email = await at.confirmed();
    const from = newNetwork();
    for (const left of [6, 5, 4, 3, 2, 1]) {
      const remaining = left === 1 ? '1 attempt remaining' : `${left} attempts remaining`;
      expect(await fail(email, from)).toEqual({
        error: `${wrong} (${remaining})`,
        code: 'invalid_credentials',
        attemptsRemaining: left,
        retryAfter: 0,
      });
      pass(minute);
    }
    expect(await fail(email, from)).toEqual({
      error: 'Too many failed login attempts. Account locked for 15 minutes.',
      code: 'too_many_failures',
      attemptsRemaining: 0,
      retryAfter: 900,
    });
    pass(30_000);
    expect(await refused(email, from)).toEqual({
      error: 'Account temporarily locked. Try again in 15 minutes.',
      code: locked,
      attemptsRemaining: 0,
      retryAfter: 870,
    });
    // An attempt during the lockout does not extend it.
    pass(14 * minute + 29_999);
    expect((await refused(email, from)).error).toBe(
      'Account temporarily locked. Try again in 1 minute.',
    );
    pass(1);
    expect(await fail(email, from)).toMatchObject({ attemptsRemaining: 6 });
    await at.signIn(email, password, from);
    expect(await rowsOf(email)).toEqual([]);
  });

  it('behave the same for an email without an account and for an unconfirmed one', async () => {
    const { email: unconfirmed } = await at.unconfirmed();
    const known = await at.confirmed();
    const from = newNetwork();
    const replies = [];
    for (const email of ['personne@exemple.quebec', known, unconfirmed]) {
      const mine = [];
      for (let turn = 0; turn < 8; turn += 1) mine.push(await fail(email, from));
      replies.push(mine);
    }
    const [unknown, ofKnown, ofUnconfirmed] = replies;
    expect(unknown).toEqual(ofKnown);
    expect(unknown).toEqual(ofUnconfirmed);
    expect(unknown?.map(({ code }) => code)).toEqual([
      ...Array.from({ length: 6 }, () => 'invalid_credentials'),
      'too_many_failures',
      locked,
    ]);
  });

  it('count an unconfirmed email with any password', async () => {
    const { email } = await at.unconfirmed();
    const from = newNetwork();
    const first = await refused(email, from);
    expect(first).toMatchObject({ code: 'email_not_confirmed', attemptsRemaining: 6 });
    expect(first.error).toMatch(/\(6 attempts remaining\)$/);
    await failTimes(5, email, from);
    expect((await refused(email, from)).code).toBe('too_many_failures');
  });

  it('are counted per email in any spelling', async () => {
    const email = await at.confirmed();
    const from = newNetwork();
    await failTimes(4, email, from);
    await failTimes(3, email.toUpperCase(), from);
    expect((await refused(email, from)).code).toBe(locked);
  });

  it('start again from zero after a success', async () => {
    const email = await at.confirmed();
    const from = newNetwork();
    await failTimes(6, email, from);
    await at.signIn(email, password, from);
    expect(await fail(email, from)).toMatchObject({ attemptsRemaining: 6 });
  });

  it('do not lock the account from other networks', async () => {
    const email = await at.confirmed();
    const [theirs, own] = [newNetwork(), newNetwork()];
    expect((await failTimes(9, email, theirs)).slice(6)).toEqual([
      'too_many_failures',
      locked,
      locked,
    ]);
    expect(await fail(email, own)).toMatchObject({ attemptsRemaining: 6 });
    await at.signIn(email, password, own);
    expect((await refused(email, theirs)).code).toBe(locked);
  });

  it('are counted per network, not per IP of it', async () => {
    const email = await at.confirmed();
    const codes = [];
    for (let host = 1; host <= 8; host += 1) {
      codes.push((await fail(email, `2001:db8:0:7::${host}`)).code);
    }
    expect(codes.slice(6)).toEqual(['too_many_failures', locked]);
    await at.signIn(email, password, '2001:db8:0:8::1');
  });
});

describe('many at once', () => {
  it('get at most seven password checks', async () => {
    const email = await at.confirmed();
    const from = newNetwork();
    const replies = await Promise.all(Array.from({ length: 100 }, () => fail(email, from)));
    const count = (which: string) => replies.filter(({ code }) => code === which).length;
    expect({
      looked: count('invalid_credentials'),
      locking: count('too_many_failures'),
      refused: count(locked),
    }).toEqual({ looked: 6, locking: 1, refused: 93 });
    expect(await rowsOf(email)).toEqual([{ address: from, count: 7 }]);
    expect(await countOfNetwork(from)).toBe(7);
  });

  it('all succeed with the right password, and leave no record', async () => {
    const email = await at.confirmed();
    const from = newNetwork();
    await Promise.all(Array.from({ length: 12 }, () => at.signIn(email, password, from)));
    expect(await rowsOf(email)).toEqual([]);
    expect(await countOfNetwork(from)).toBe(0);
  });
});

it('blocks a network that tries one password on many accounts, until the next hour', async () => {
  const email = await at.confirmed();
  const from = newNetwork();
  pass(hour - (time % hour) + 50 * minute);
  await query(sql`insert into sign_in_failures (email, address, count, last_at)
    values ('EVERYBODY', ${from}, 399, ${clock.now().toISOString()})`);
  expect((await fail('une-autre@exemple.quebec', from)).code).toBe('invalid_credentials');
  expect(await refused(email, from)).toEqual({
    error: 'Too many login attempts. Please wait a few minutes before trying again.',
    code: 'too_many_attempts',
    retryAfter: 600,
  });
  expect(await rowsOf(email)).toEqual([]);
  await at.signIn(email, password, newNetwork());
  pass(10 * minute);
  await at.signIn(email, password, from);
});

describe('a clock that was ahead and is corrected', () => {
  it('locks no account for longer than 15 minutes from then on', async () => {
    const email = await at.confirmed();
    const from = newNetwork();
    pass(2 * hour);
    await failTimes(7, email, from);
    pass(-2 * hour);
    expect(await refused(email, from)).toMatchObject({ code: locked, retryAfter: 900 });
    pass(14 * minute);
    expect(await refused(email, from)).toMatchObject({ retryAfter: 60 });
    pass(minute);
    await at.signIn(email, password, from);
  });

  it('does not lock a person who first tries long after that', async () => {
    const email = await at.confirmed();
    const from = newNetwork();
    pass(2 * hour);
    await failTimes(7, email, from);
    pass(-2 * hour);
    await correctFutureTimes(flows.services);
    pass(15 * minute);
    await at.signIn(email, password, from);
  });

  it('blocks no network for longer than the hour', async () => {
    const email = await at.confirmed();
    const from = newNetwork();
    pass(hour - (time % hour) + 50 * minute);
    const ahead = new Date(time + 3 * hour).toISOString();
    await query(sql`insert into sign_in_failures (email, address, count, last_at)
      values ('EVERYBODY', ${from}, 400, ${ahead})`);
    expect(await refused(email, from)).toMatchObject({
      code: 'too_many_attempts',
      retryAfter: 600,
    });
    pass(10 * minute);
    await at.signIn(email, password, from);
  });
});

it('does not count server errors', async () => {
  const email = await at.confirmed();
  const from = newNetwork();
  await query(sql`alter table sessions rename to sessions_away`);
  const codes = [];
  for (let turn = 0; turn < 8; turn += 1) codes.push((await refused(email, from)).code);
  await query(sql`alter table sessions_away rename to sessions`);
  expect(new Set(codes)).toEqual(new Set(['internal']));
  expect(await countOfNetwork(from)).toBe(0);
  expect(await fail(email, from)).toMatchObject({ attemptsRemaining: 6 });
});

it('records the last successful sign-in, not failed ones', async () => {
  const email = await at.confirmed();
  const lastSignIn = async () => {
    const { rows } = await query(
      sql`select extract(epoch from last_sign_in_at)::float8 * 1000 as at from users where email = ${email}`,
    );
    return rows[0]?.at;
  };
  const before = time;
  expect(await lastSignIn()).toBe(before);
  pass(minute);
  await fail(email, newNetwork());
  expect(await lastSignIn()).toBe(before);
  await at.signIn(email, password, newNetwork());
  expect(await lastSignIn()).toBe(time);
});

it('keeps a record for exactly a day', async () => {
  const [old, young] = ['vieille@exemple.quebec', 'jeune@exemple.quebec'];
  await fail(old, newNetwork());
  pass(hour);
  await fail(young, newNetwork());
  pass(23 * hour + 1);
  await purgeSignInFailures(flows.services);
  expect(await rowsOf(old)).toEqual([]);
  expect(await rowsOf(young)).toHaveLength(1);
});
