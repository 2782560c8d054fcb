import { contract } from '@elan/domain/contract/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetSessions } from '../flows/forgetSessions.ts';
import { systemClock } from '../outside/clock.ts';
import { password, replyOf, request, signedUpPerson } from '../testing/person.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let email: string;
let token: string;
let sessionCookie: string;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ email } = await signedUpPerson(server));
  const signedIn = await request(server, 'POST', '/api/auth/sign-in/email', {
    body: { email, password },
  });
  token = replyOf(contract.signIn, signedIn).token;
  const pairs = signedIn.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  sessionCookie = pairs.find((pair) => pair.startsWith('elan.session_token=')) ?? '';
  cookie = pairs.join('; ');
});

const me = (headers: Record<string, string>) => request(server, 'GET', '/api/me', { headers });
const expires = (interval: string) =>
  server.database.db.execute(
    sql`update sessions set expires_at = now() + ${interval}::interval where token = ${token}`,
  );
const daysLeft = async () => {
  const { rows } = await server.database.db.execute<{ days: number }>(
    sql`select extract(epoch from expires_at - now())::float8 / 86400 as days from sessions where token = ${token}`,
  );
  return rows[0]?.days;
};

describe('a session', () => {
  it('that is fresh is read, and nothing is set anew', async () => {
    const answered = await me({ cookie });
    expect(answered).toMatchObject({ status: 200, body: { user: { email } } });
    expect(answered.headers.getSetCookie()).toEqual([]);
  });

  it('is found by its token, bare or signed, whatever the case of the scheme', async () => {
    const signed = decodeURIComponent(sessionCookie.slice(sessionCookie.indexOf('=') + 1));
    for (const authorization of [`Bearer ${token}`, `bearer  ${token}`, `Bearer ${signed}`]) {
      expect((await me({ authorization })).status).toBe(200);
    }
  });

  it('that is older than a day is renewed, cookie and row', async () => {
    await expires('5 days');
    const answered = await me({ cookie });
    expect(answered.status).toBe(200);
    const names = answered.headers.getSetCookie().map((one) => one.split('=')[0]);
    expect(names).toContain('elan.session_token');
    expect(names).toContain('elan_session');
    expect(await daysLeft()).toBeGreaterThan(6.9);
    expect((await me({ cookie })).headers.getSetCookie()).toEqual([]);
  });

  it('that is over opens nothing, and its row goes', async () => {
    await expires('-1 second');
    expect(await me({ cookie })).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect((await me({ authorization: `Bearer ${token}` })).status).toBe(401);
    expect(await daysLeft()).toBeUndefined();
  });

  it('that is over is not kept, although nobody comes back with it', async () => {
    const { db } = server.database;
    await forgetSessions({ db, clock: systemClock });
    expect(await daysLeft()).toBeDefined();
    await expires('-1 second');
    await forgetSessions({ db, clock: systemClock });
    expect(await daysLeft()).toBeUndefined();
  });

  it('with another signature opens nothing', async () => {
    const [name, value = ''] = sessionCookie.split('=');
    const forged = decodeURIComponent(value).replace(/\..*$/, `.${'A'.repeat(43)}=`);
    for (const wrong of [encodeURIComponent(forged), token, `${token}.`, '.', '']) {
      expect((await me({ cookie: `${name}=${wrong}` })).status).toBe(401);
    }
  });

  it('is over at once when it is signed out, and tells of a suspension at once', async () => {
    await server.database.db.execute(
      sql`update users set suspended_at = now() where email = ${email}`,
    );
    expect((await me({ cookie })).body).toMatchObject({ hasAccess: false });
    await request(server, 'POST', '/api/auth/sign-out', { headers: { cookie } });
    expect((await me({ cookie })).status).toBe(401);
    expect((await me({ authorization: `Bearer ${token}` })).status).toBe(401);
  });
});

it('is found under the name that its cookie has on https', async () => {
  const secure = await startTestServer({ PUBLIC_URL: 'https://elan.exemple.quebec' });
  const person = await signedUpPerson(secure);
  const signedIn = await request(secure, 'POST', '/api/auth/sign-in/email', {
    body: { email: person.email, password },
  });
  const pairs = signedIn.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  const pair = pairs.find((one) => one.startsWith('__Secure-elan.session_token='));
  const ask = (cookie: string | undefined) =>
    request(secure, 'GET', '/api/me', { headers: { cookie: cookie ?? '' } });
  expect((await ask(pair)).status).toBe(200);
  expect((await ask(pair?.replace('__Secure-', ''))).status).toBe(401);
  await secure.close();
});
