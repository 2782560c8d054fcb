import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movableClock } from '../testing/clock.ts';
import { type MailedServer, startMailedServer } from '../testing/mailedServer.ts';
import { outboxEmptied } from '../testing/mails.ts';
import { request } from '../testing/person.ts';

const day = 86_400_000;
const clock = movableClock();
let server: MailedServer;
beforeAll(async () => {
  server = await startMailedServer({}, { clock });
});
afterAll(() => server.close());

const yes = '/auth?confirmed=true';
const no = '/auth?error=confirmation_invalid';
const path = '/api/auth/verify-email?token=';
async function follow(link: string) {
  const answer = await request(server, 'GET', link);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.getSetCookie()).toEqual([]);
  return answer.headers.get('location');
}
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
    expect(await follow(link)).toBe(yes);
    expect(await isConfirmed(email)).toBe(true);
    expect(await follow(link)).toBe(no);
    expect((await server.signIn(email)).status).toBe(200);
  });

  it('confirms once of twenty at the same moment', async () => {
    const link = await server.linkSent(await server.unconfirmed(), 1);
    const answers = await Promise.all(Array.from({ length: 20 }, () => follow(link)));
    expect(answers.filter((location) => location === yes)).toHaveLength(1);
    expect(answers.filter((location) => location === no)).toHaveLength(19);
  });

  it('is not used up by looking', async () => {
    const email = await server.unconfirmed();
    const link = await server.linkSent(email, 1);
    expect((await request(server, 'HEAD', link)).status).toBe(204);
    expect(await isConfirmed(email)).toBe(false);
    expect(await follow(link)).toBe(yes);
  });

  it('works for a day', async () => {
    const [late, inTime] = [await server.unconfirmed(), await server.unconfirmed()];
    const start = clock.now().getTime();
    clock.moveTo(new Date(start + day - 60_000));
    expect(await follow(await server.linkSent(inTime, 1))).toBe(yes);
    clock.moveTo(new Date(start + day + 60_000));
    expect(await follow(await server.linkSent(late, 1))).toBe(no);
    expect(await isConfirmed(late)).toBe(false);
  });

  it('is worthless once another one of its account was used, and only then', async () => {
    const email = await server.unconfirmed();
    const stranger = await server.unconfirmed();
    await resend(email);
    const [first, second] = [await server.linkSent(email, 1), await server.linkSent(email, 2)];
    expect(second).not.toBe(first);
    expect(await follow(first)).toBe(yes);
    expect(await follow(second)).toBe(no);
    expect(await follow(await server.linkSent(stranger, 1))).toBe(yes);
  });

  it('opens nothing when it is another’s, cut, longer, made up, or for something else', async () => {
    const email = await server.unconfirmed();
    const link = await server.linkSent(email, 1);
    const tokens = await server.recoveryTokens(await server.confirmed());
    for (const wrong of [
      link.slice(0, -1),
      `${link}A`,
      path + 'A'.repeat(43),
      path,
      `${path}${encodeURIComponent("' or 1=1 --")}`,
      path + tokens.accessToken,
      path + tokens.refreshToken,
      `${path}${tokens.accessToken}${tokens.refreshToken}`,
    ]) {
      expect(await follow(wrong)).toBe(no);
    }
    expect(await isConfirmed(email)).toBe(false);
    expect(await follow(link)).toBe(yes);
  });

  it('leads nowhere else, whatever it is asked', async () => {
    for (const more of [
      '&callbackURL=https%3A%2F%2Failleurs.example',
      '&redirect=//ailleurs.example',
      '&utm_source=courriel&fbclid=1&error=rate_limited&__proto__=1',
    ]) {
      const link = await server.linkSent(await server.unconfirmed(), 1);
      expect(await follow(`${link}&token=${'A'.repeat(43)}${more}`)).toBe(no);
      expect(await follow(link + more)).toBe(yes);
    }
  });
});

describe('asking for the confirmation mail again', () => {
  it('writes to who waits for it, and to nobody else', async () => {
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
