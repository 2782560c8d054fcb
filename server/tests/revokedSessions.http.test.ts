import { contract } from '@elan/domain/contract/contract';
import { duringTests } from '@elan/testing/duringTests';
import { startMailedServer } from '@elan/testing/mail/mailedServer';
import { password, replyOf, request } from '@elan/testing/people/person';
import { beginsTexts, expectDone, expectEnded, openDevice } from '@elan/testing/stages/devices';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sessionTokenHash } from '../auth/sessionToken.ts';

const server = duringTests(() => startMailedServer({ FREE_AI_LIMIT: '100' }));

/** Returns the cookies of a browser in which a new person has signed in. */
async function cookiesOfBrowser(): Promise<string> {
  const { headers } = await server.signIn(await server.confirmed());
  return headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

it('signing out ends the open replies of this device only', async () => {
  const email = await server.confirmed();
  const finish = beginsTexts(server.provider);
  const [leaving, staying] = [await openDevice(server, email), await openDevice(server, email)];
  await request(server, 'POST', '/api/auth/sign-out', { token: leaving.token });
  await expectEnded(leaving);
  finish();
  await expectDone(staying);
});

it('ending one session from another device ends its open replies, and no others', async () => {
  const email = await server.confirmed();
  const finish = beginsTexts(server.provider);
  const lost = await openDevice(server, email);
  const listed = await request(server, 'GET', '/api/auth/sessions', { token: lost.token });
  const [session] = replyOf(contract.listSessions, listed).sessions;
  const own = await openDevice(server, email);
  const path = `/api/auth/sessions/${session?.id}`;
  const answer = await request(server, 'DELETE', path, { token: own.token });
  expect(answer).toMatchObject({ status: 200, body: { ended: true } });
  await expectEnded(lost);
  finish();
  await expectDone(own);
});

it('ending the own session clears the cookies of the browser, but not the one that recognizes it', async () => {
  const cookie = await cookiesOfBrowser();
  const headers = { cookie };
  const listed = await request(server, 'GET', '/api/auth/sessions', { headers });
  const own = replyOf(contract.listSessions, listed).sessions.find(({ current }) => current);
  const answer = await request(server, 'DELETE', `/api/auth/sessions/${own?.id}`, { headers });
  const cleared = answer.headers.getSetCookie().map((one) => one.split('=')[0]);
  expect(cleared.toSorted()).toEqual(['elan.session_token', 'elan_session']);
  expect((await request(server, 'GET', '/api/me', { headers })).status).toBe(401);
});

it('the browser keeps what recognizes it for 400 days, out of reach of scripts', async () => {
  const email = await server.confirmed();
  const cookieOf = (headers: Headers) =>
    headers.getSetCookie().find((one) => one.startsWith('elan.device=')) ?? '';
  const first = cookieOf((await server.signIn(email)).headers);
  expect(first).toMatch(
    /^elan\.device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const pair = first.split(';')[0] ?? '';
  const body = { email, password };
  const again = await request(server, 'POST', '/api/auth/sign-in/email', {
    body,
    headers: { cookie: pair },
  });
  expect(cookieOf(again.headers)).toBe(first);
});

it('an expired session ends its open replies', async () => {
  const email = await server.confirmed();
  const finish = beginsTexts(server.provider);
  const [over, good] = [await openDevice(server, email), await openDevice(server, email)];
  await server.database.db.execute(
    sql`update sessions set expires_at = now() - interval '1 second' where token = ${sessionTokenHash(over.token)}`,
  );
  expect((await over.stream).at(-1)).toMatchObject({ data: { code: 'unauthenticated' } });
  expect((await over.waiting).status).toBe(401);
  finish();
  await expectDone(good);
});

it('signing out everywhere clears the cookies of the requesting browser', async () => {
  const cookie = await cookiesOfBrowser();
  const path = '/api/auth/revoke-sessions';
  const answer = await request(server, 'POST', path, { headers: { cookie } });
  expect(answer).toMatchObject({ status: 200, body: { signedOut: true } });
  const cleared = answer.headers.getSetCookie();
  for (const name of ['elan.session_token', 'elan_session']) {
    expect(cleared.find((one) => one.startsWith(`${name}=;`))).toMatch(/Max-Age=0|1970/);
  }
  expect((await request(server, 'POST', path, { headers: { cookie } })).status).toBe(401);
});
