import { movableClock } from '@elan/testing/clock';
import { duringTests } from '@elan/testing/duringTests';
import { startMailedServer } from '@elan/testing/mail/mailedServer';
import { outboxEmptied } from '@elan/testing/mail/mailServer';
import { confirm, request, tokenIn } from '@elan/testing/people/person';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const day = 86_400_000;
const clock = movableClock();
const server = duringTests(() => startMailedServer({}, { clock }));

const yes = { status: 200, body: { confirmed: true } };
const no = { status: 400, body: { code: 'confirmation_invalid' } };
const ask = (token: string) =>
  request(server, 'POST', '/api/auth/verify-email/link', { body: { token } });
const isConfirmed = async (email: string) => {
  const { rows } = await server.database.db.execute<{ yes: boolean }>(
    sql`select email_verified as yes from users where email = ${email}`,
  );
  return rows[0]?.yes;
};
async function resend(email: string, from = '203.0.113.9') {
  return request(server, 'POST', '/api/auth/send-verification-email', {
    body: { email },
    headers: { 'x-forwarded-for': from },
  });
}

describe('a confirmation link', () => {
  it('confirms once, and does not sign in', async () => {
    const email = await server.unconfirmed();
    const link = await server.linkSent(email, 1);
    expect(await isConfirmed(email)).toBe(false);
    const confirmed = await confirm(server, link);
    expect(confirmed).toMatchObject(yes);
    expect(confirmed.headers.getSetCookie()).toEqual([]);
    expect(await isConfirmed(email)).toBe(true);
    expect(await confirm(server, link)).toMatchObject(no);
    expect((await server.signIn(email)).status).toBe(200);
  });

  it('confirms once out of twenty concurrent requests', async () => {
    const link = await server.linkSent(await server.unconfirmed(), 1);
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(server, link)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(19);
  });

  it('confirms nothing when a mail scanner opens it without pressing the button', async () => {
    const email = await server.unconfirmed();
    const link = await server.linkSent(email, 1);
    const token = tokenIn(link);
    for (const method of ['GET', 'HEAD', 'OPTIONS']) await request(server, method, link);
    const earlier = `/api/auth/verify-email?token=${token}`;
    expect((await request(server, 'GET', earlier)).headers.get('location')).toBe(link);
    await request(server, 'HEAD', earlier);
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await ask(token)).toMatchObject({
        status: 200,
        body: { email, passwordRequired: false },
      });
    }
    expect(await isConfirmed(email)).toBe(false);
    expect(await confirm(server, link)).toMatchObject(yes);
    expect(await ask(token)).toMatchObject(no);
  });

  it('is valid for a day', async () => {
    const [late, inTime] = [await server.unconfirmed(), await server.unconfirmed()];
    const start = clock.now().getTime();
    clock.moveTo(new Date(start + day - 60_000));
    expect(await confirm(server, await server.linkSent(inTime, 1))).toMatchObject(yes);
    clock.moveTo(new Date(start + day + 60_000));
    expect(await confirm(server, await server.linkSent(late, 1))).toMatchObject(no);
    expect(await isConfirmed(late)).toBe(false);
  });

  it('becomes invalid when another link of its account is used, and only then', async () => {
    const email = await server.unconfirmed();
    const stranger = await server.unconfirmed();
    await resend(email);
    const [first, second] = [await server.linkSent(email, 1), await server.linkSent(email, 2)];
    expect(second).not.toBe(first);
    expect(await confirm(server, first)).toMatchObject(yes);
    expect(await confirm(server, second)).toMatchObject(no);
    expect(await confirm(server, await server.linkSent(stranger, 1))).toMatchObject(yes);
  });

  it('is refused if it is another account’s, truncated, lengthened, invented, or for another purpose', async () => {
    const email = await server.unconfirmed();
    const link = await server.linkSent(email, 1);
    const token = tokenIn(link);
    const recovery = await server.recoveryTokens(await server.confirmed());
    for (const wrong of [
      token.slice(0, -1),
      `${token}A`,
      'A'.repeat(43),
      '',
      "' or 1=1 --",
      recovery.accessToken,
      recovery.refreshToken,
      `${recovery.accessToken}${recovery.refreshToken}`,
    ]) {
      expect(await confirm(server, wrong)).toMatchObject(no);
      expect(await ask(wrong)).toMatchObject(no);
    }
    for (const malformed of ['A'.repeat(201), '\u0000']) {
      expect(await confirm(server, malformed)).toMatchObject({ status: 400 });
    }
    expect(await isConfirmed(email)).toBe(false);
    expect(await confirm(server, link)).toMatchObject(yes);
  });
});

it('too many tries from one IP block links there, but not sign-ins', async () => {
  const from = { 'x-forwarded-for': '203.0.113.2' };
  const email = await server.confirmed();
  const link = await server.linkSent(await server.unconfirmed(), 1);
  for (let count = 0; count < 600; count += 1) {
    expect(await confirm(server, 'A', { headers: from })).toMatchObject(no);
  }
  const refused = await confirm(server, link, { headers: from });
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(refused.headers.get('retry-after')).not.toBeNull();
  expect((await server.signIn(email, undefined, from)).status).toBe(200);
  expect(await confirm(server, link)).toMatchObject(yes);
});

describe('asking for the confirmation mail again', () => {
  it('sends a mail only to unconfirmed accounts', async () => {
    const [waiting, confirmed] = [await server.unconfirmed(), await server.confirmed()];
    const sent = { status: 200, body: { confirmationSent: true } };
    const before = server.mail.received.length;
    for (const email of [confirmed, 'personne@exemple.quebec', ` ${waiting.toUpperCase()}`]) {
      expect(await resend(email, '203.0.113.10')).toMatchObject(sent);
    }
    await server.mail.mailsTo(waiting, 2);
    await outboxEmptied(server.database.db);
    expect(server.mail.received.length - before).toBe(1);
  });
});
