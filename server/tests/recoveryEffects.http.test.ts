import { movableClock } from '@elan/testing/clock';
import { duringTests } from '@elan/testing/duringTests';
import { recover, startMailedServer } from '@elan/testing/mail/mailedServer';
import { request, sessionOf } from '@elan/testing/people/person';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

const newPassword = 'un tout nouveau mot de passe';
const clock = movableClock();
const server = duringTests(() => startMailedServer({}, { clock }));

const me = (headers: Readonly<Record<string, string>>) =>
  request(server, 'GET', '/api/me', { headers });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
async function signedIn(email: string) {
  const answer = await server.signIn(email);
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return { cookie, token: sessionOf(answer).token };
}
const rowOf = async (email: string) => {
  const { rows } = await server.database.db.execute<Record<string, unknown>>(
    sql`select email_verified, language, extract(epoch from last_sign_in_at)::float8 * 1000 as last
      from users where email = ${email}`,
  );
  return rows[0];
};

it('works while the email is locked out, and lifts the lock everywhere', async () => {
  const email = await server.confirmed();
  const networks = ['203.0.113.1', '203.0.113.2'].map((one) => ({ 'x-forwarded-for': one }));
  for (const from of networks) {
    for (let turn = 0; turn < 7; turn += 1) await server.signIn(email, 'faux mot', from);
    expect((await server.signIn(email, 'faux mot', from)).body.code).toBe('account_locked');
  }
  const tokens = await server.recoveryTokens(email);
  expect((await recover(server, tokens, newPassword, networks[0])).status).toBe(200);
  for (const from of networks) {
    expect((await server.signIn(email, newPassword, from)).status).toBe(200);
  }
});

it('confirms the email, since the mail arrived there', async () => {
  const email = await server.unconfirmed();
  expect((await server.signIn(email)).body.code).toBe('email_not_confirmed');
  const tokens = await server.recoveryTokens(email);
  expect((await recover(server, tokens, newPassword)).status).toBe(200);
  expect(await rowOf(email)).toMatchObject({ email_verified: true });
});

it('is open to a suspended account, which stays suspended', async () => {
  const email = await server.confirmed();
  await server.database.db.execute(
    sql`update users set suspended_at = now() where email = ${email}`,
  );
  const recovered = await recover(server, await server.recoveryTokens(email), newPassword);
  const { token } = sessionOf(recovered);
  expect((await me(bearer(token))).body).toMatchObject({ hasAccess: false });
});

it('records the sign-in, and handles the language as a sign-in does', async () => {
  const email = await server.confirmed();
  const first = await server.recoveryTokens(email, 2);
  const before = clock.now().getTime();
  await recover(server, first, newPassword);
  const row = await rowOf(email);
  expect(row?.language).toBe('fr');
  expect(row?.last).toBeGreaterThanOrEqual(before);
  const second = await server.recoveryTokens(email, 4);
  const body = { ...second, password: newPassword, language: 'en' };
  expect((await request(server, 'POST', '/api/auth/reset-password', { body })).status).toBe(200);
  expect((await rowOf(email))?.language).toBe('en');
  const mails = await server.mail.mailsTo(email, 5);
  expect(mails.at(-1)?.text).toContain('was just changed');
});

it('ends the browser’s earlier session, even another person’s, but not their other sessions', async () => {
  const [email, other] = [await server.confirmed(), await server.confirmed()];
  const carried = await signedIn(other);
  const elsewhere = await signedIn(other);
  const tokens = await server.recoveryTokens(email);
  const recovered = await recover(server, tokens, newPassword, { cookie: carried.cookie });
  expect((await me(bearer(carried.token))).status).toBe(401);
  expect((await me(bearer(elsewhere.token))).status).toBe(200);
  const { token } = sessionOf(recovered);
  expect((await me(bearer(token))).body).toMatchObject({ user: { email } });
  const cookie = recovered.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  expect((await me({ cookie: cookie.join('; ') })).body).toMatchObject({ user: { email } });
});

it('leaves the browser’s session alone when it fails', async () => {
  const carried = await signedIn(await server.confirmed());
  const wrong = { accessToken: 'a', refreshToken: 'b' };
  await recover(server, wrong, newPassword, { cookie: carried.cookie });
  expect((await me(bearer(carried.token))).status).toBe(200);
});

it('refuses a running sign-in with the old password', async () => {
  const email = await server.confirmed();
  const tokens = await server.recoveryTokens(email);
  const signIns = Array.from({ length: 12 }, (_, index) =>
    server.signIn(email, undefined, { 'x-forwarded-for': `203.0.113.${20 + index}` }),
  );
  const recovered = await recover(server, tokens, newPassword);
  expect(recovered.status).toBe(200);
  for (const answer of await Promise.all(signIns)) {
    const { token } = answer.body;
    if (answer.status === 200) expect((await me(bearer(String(token)))).status).toBe(401);
    else expect(answer.body.code).toBe('invalid_credentials');
  }
});

it('prevails over a password change by a session that it ends', async () => {
  const email = await server.confirmed();
  const thieves = await Promise.all(Array.from({ length: 6 }, () => signedIn(email)));
  const tokens = await server.recoveryTokens(email);
  const change = ({ token }: { token: string }, index: number) =>
    request(server, 'POST', '/api/auth/change-password', {
      token,
      body: { password: `mot de passe volé ${index}` },
    });
  const changes = thieves.map(change);
  const recovered = await recover(server, tokens, newPassword);
  const changed = await Promise.all(changes);
  // Only one can succeed: each change invalidates the others and the link, and the link invalidates all changes.
  const winners = changed.filter(({ status }) => status === 200).length;
  expect(winners + Number(recovered.status === 200)).toBe(1);
  if (recovered.status === 200) expect((await server.signIn(email, newPassword)).status).toBe(200);
  expect(changed.filter(({ status }) => status >= 500)).toEqual([]);
});
