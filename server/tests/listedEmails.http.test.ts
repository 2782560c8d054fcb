import { duringTests } from '@elan/testing/duringTests';
import { recover, startMailedServer } from '@elan/testing/mail/mailedServer';
import { confirm, password, request, signUp, tokenIn } from '@elan/testing/people/person';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

const emails = {
  admin: 'soutien@exemple.quebec',
  founder: 'fondatrice@exemple.quebec',
  locked: 'verrou@exemple.quebec',
  fault: 'panne@exemple.quebec',
  victim: 'direction@exemple.quebec',
};
const server = duringTests(() =>
  startMailedServer({
    ADMIN_EMAILS: `${emails.admin}, ${emails.victim}, ${emails.locked}, ${emails.fault}`,
    FOUNDER_EMAILS: emails.founder,
  }),
);

async function linkFor(email: string): Promise<string> {
  await signUp(server, email);
  return server.linkSent(email.toLowerCase(), 1);
}

it.each([
  ['an administrator', emails.admin.toUpperCase(), { isAdmin: true }],
  ['a founder', emails.founder, { isFounder: true }],
])('%s confirms with the password of the sign-up, in whichever browser', async (_who, as, is) => {
  const email = as.toLowerCase();
  const link = await linkFor(as);
  const reply = await request(server, 'POST', '/api/auth/verify-email/link', {
    body: { token: tokenIn(link) },
  });
  expect(reply.body).toEqual({ email, passwordRequired: true });
  const without = await confirm(server, link, { password: undefined });
  expect(without).toMatchObject({ status: 400, body: { code: 'password_required' } });
  const wrong = await confirm(server, link, { password: 'deviné' });
  expect(wrong).toMatchObject({
    status: 401,
    body: { code: 'invalid_credentials', attemptsRemaining: 6 },
  });
  expect((await server.signIn(email)).body).toMatchObject({ code: 'email_not_confirmed' });
  expect((await confirm(server, link, { password })).status).toBe(200);
  const { token } = (await server.signIn(email)).body;
  const me = await request(server, 'GET', '/api/me', { token: String(token) });
  expect(me.body).toMatchObject(is);
});

it('counts wrong passwords with those of the sign-in', async () => {
  const link = await linkFor(emails.locked);
  for (let count = 1; count < 7; count += 1) {
    expect(await confirm(server, link, { password: 'deviné' })).toMatchObject({ status: 401 });
  }
  const seventh = await confirm(server, link, { password: 'deviné' });
  expect(seventh).toMatchObject({ status: 429, body: { code: 'too_many_failures' } });
  const locked = await confirm(server, link, { password });
  expect(locked).toMatchObject({ status: 429, body: { code: 'account_locked' } });
  expect((await server.signIn(emails.locked)).body).toMatchObject({ code: 'account_locked' });
});

it('does not count an attempt that failed through a server error', async () => {
  const link = await linkFor(emails.fault);
  const { db } = server.database;
  await db.execute(sql`alter table accounts rename to accounts_away`);
  try {
    for (let count = 0; count < 8; count += 1) {
      expect((await confirm(server, link, { password })).status).toBe(500);
    }
  } finally {
    await db.execute(sql`alter table accounts_away rename to accounts`);
  }
  expect((await confirm(server, link, { password })).status).toBe(200);
});

it('signing up first with an administrator’s email gains nothing, even if its owner confirms it', async () => {
  const attackers = 'choisi par quelqu’un d’autre';
  await request(server, 'POST', '/api/auth/sign-up/email', {
    body: { email: emails.victim, password: attackers, termsAccepted: true },
  });
  const link = await server.linkSent(emails.victim, 1);
  // The owner of the mailbox does not know the attacker's password, but only they have the link.
  expect((await confirm(server, link, { password })).status).toBe(401);
  expect((await server.signIn(emails.victim, attackers)).body.code).toBe('email_not_confirmed');
  // The owner sets their own password, which invalidates the attacker's.
  const recovered = await recover(server, await server.recoveryTokens(emails.victim), password);
  const me = await request(server, 'GET', '/api/me', { token: String(recovered.body.token) });
  expect(me.body).toMatchObject({ isAdmin: true });
  expect((await server.signIn(emails.victim, attackers)).status).toBe(401);
  expect((await confirm(server, link, { password: attackers })).status).toBe(400);
});
