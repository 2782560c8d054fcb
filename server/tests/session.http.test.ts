import { duringTests } from '@elan/testing/duringTests';
import { password, request, sessionOf, signedUpPerson } from '@elan/testing/people/person';
import { startTestServer } from '@elan/testing/servers/server';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionTokenHash } from '../auth/sessionToken.ts';
import { systemClock } from '../lib/clock.ts';
import { purgeExpiredSessions } from '../store/expired.ts';

const server = duringTests(startTestServer);
let email: string;
let token: string;
let cookie: string;
beforeEach(async () => {
  ({ email } = await signedUpPerson(server));
  const signedIn = await request(server, 'POST', '/api/auth/sign-in/email', {
    body: { email, password },
  });
  token = sessionOf(signedIn).token;
  const pairs = signedIn.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  cookie = pairs.join('; ');
});

const me = (headers: Record<string, string>) => request(server, 'GET', '/api/me', { headers });
const expires = (interval: string) =>
  server.database.db.execute(
    sql`update sessions set expires_at = now() + ${interval}::interval where token = ${sessionTokenHash(token)}`,
  );
const daysLeft = async () => {
  const { rows } = await server.database.db.execute<{ days: number }>(
    sql`select extract(epoch from expires_at - now())::float8 / 86400 as days from sessions where token = ${sessionTokenHash(token)}`,
  );
  return rows[0]?.days;
};

describe('a session', () => {
  it('that is fresh is read without renewal', async () => {
    const answered = await me({ cookie });
    expect(answered).toMatchObject({ status: 200, body: { user: { email } } });
    expect(answered.headers.getSetCookie()).toEqual([]);
  });

  it('is found by its token, whatever the case of the scheme', async () => {
    for (const authorization of [`Bearer ${token}`, `bearer  ${token}`]) {
      expect((await me({ authorization })).status).toBe(200);
    }
  });

  it('older than a day is renewed, cookie and row', async () => {
    await expires('5 days');
    const answered = await me({ cookie });
    expect(answered.status).toBe(200);
    const names = answered.headers.getSetCookie().map((one) => one.split('=')[0]);
    expect(names).toContain('elan.session_token');
    expect(names).toContain('elan_session');
    expect(await daysLeft()).toBeGreaterThan(6.9);
    expect((await me({ cookie })).headers.getSetCookie()).toEqual([]);
  });

  it('that has expired is refused, and its row is deleted', async () => {
    await expires('-1 second');
    expect(await me({ cookie })).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect((await me({ authorization: `Bearer ${token}` })).status).toBe(401);
    expect(await daysLeft()).toBeUndefined();
  });

  it('ends 90 days after its sign-in, however often it is used', async () => {
    const signedInBefore = (interval: string) =>
      server.database.db.execute(
        sql`update sessions set created_at = now() - ${interval}::interval where token = ${sessionTokenHash(token)}`,
      );
    await signedInBefore('89 days 23 hours');
    expect((await me({ cookie })).status).toBe(200);
    await signedInBefore('90 days');
    const over = await me({ cookie });
    expect(over).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(over.headers.getSetCookie().join()).toMatch(/elan\.session_token=;.*Max-Age=0/);
    expect(await daysLeft()).toBeUndefined();
  });

  it('that is too old is removed by the job, even if its cookie is never used again', async () => {
    const { db } = server.database;
    await db.execute(
      sql`update sessions set created_at = now() - interval '90 days' where token = ${sessionTokenHash(token)}`,
    );
    await purgeExpiredSessions({ db, clock: systemClock });
    expect(await daysLeft()).toBeUndefined();
  });

  it('is stored as a hash, which cannot be used as a token', async () => {
    const { rows } = await server.database.db.execute<{ row: string }>(
      sql`select sessions::text as row from sessions`,
    );
    const all = rows.map(({ row }) => row).join();
    expect(all).toContain(sessionTokenHash(token));
    expect(all).not.toContain(token);
    const authorization = `Bearer ${sessionTokenHash(token)}`;
    expect((await me({ authorization })).status).toBe(401);
  });

  it('ends when its browser signs in again, as the same person or another', async () => {
    const other = await signedUpPerson(server);
    const signInAgain = async (as: string, before: string) => {
      const again = await request(server, 'POST', '/api/auth/sign-in/email', {
        body: { email: as, password },
        headers: { cookie: before },
      });
      const pairs = again.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
      return pairs.join('; ');
    };
    const second = await signInAgain(email, cookie);
    expect((await me({ cookie })).status).toBe(401);
    const third = await signInAgain(other.email, second);
    expect((await me({ cookie: second })).status).toBe(401);
    expect((await me({ cookie: third })).body).toMatchObject({ user: { email: other.email } });
    // The same person's other device stays signed in.
    expect((await me({ authorization: `Bearer ${other.token}` })).status).toBe(200);
  });

  it('remains valid when its browser fails to sign in again', async () => {
    const failed = await request(server, 'POST', '/api/auth/sign-in/email', {
      body: { email, password: 'un autre' },
      headers: { cookie },
    });
    expect(failed.status).toBe(401);
    expect((await me({ cookie })).status).toBe(200);
  });

  it('that has expired is deleted, even if it is never used again', async () => {
    const { db } = server.database;
    await purgeExpiredSessions({ db, clock: systemClock });
    expect(await daysLeft()).toBeDefined();
    await expires('-1 second');
    await purgeExpiredSessions({ db, clock: systemClock });
    expect(await daysLeft()).toBeUndefined();
  });

  it('with another token opens nothing, and its cookie goes', async () => {
    for (const wrong of [token.toUpperCase(), `${token}0`, '.', `.${token}`]) {
      const answered = await me({ cookie: `elan.session_token=${wrong}` });
      expect(answered.status).toBe(401);
      expect(answered.headers.getSetCookie().join()).toMatch(/elan\.session_token=;.*Max-Age=0/);
    }
  });

  it('ends at once on sign-out, and reflects a suspension at once', async () => {
    await server.database.db.execute(
      sql`update users set suspended_at = now() where email = ${email}`,
    );
    expect((await me({ cookie })).body).toMatchObject({ hasAccess: false });
    await request(server, 'POST', '/api/auth/sign-out', { headers: { cookie } });
    expect((await me({ cookie })).status).toBe(401);
    expect((await me({ authorization: `Bearer ${token}` })).status).toBe(401);
  });
});

it('is found under its https cookie name, which the API document has too', async () => {
  const secure = await startTestServer({ PUBLIC_URL: 'https://elan.exemple.quebec' });
  const person = await signedUpPerson(secure);
  const signedIn = await request(secure, 'POST', '/api/auth/sign-in/email', {
    body: { email: person.email, password },
  });
  const pairs = signedIn.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  const pair = pairs.find((one) => one.startsWith('__Host-elan.session_token='));
  const ask = (cookie: string | undefined) =>
    request(secure, 'GET', '/api/me', { headers: { cookie: cookie ?? '' } });
  expect((await ask(pair)).status).toBe(200);
  expect((await ask(pair?.replace('__Host-', ''))).status).toBe(401);
  const { body: document } = await request(secure, 'GET', '/api/openapi.json');
  expect(document).toHaveProperty(
    ['components', 'securitySchemes', 'session', 'name'],
    pair?.split('=')[0],
  );
  await secure.close();
});
