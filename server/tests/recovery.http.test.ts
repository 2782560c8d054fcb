import { contract } from '@elan/domain/contract/contract';
import { movableClock } from '@elan/testing/clock';
import {
  type MailedServer,
  type RecoveryTokens,
  recover,
  requestRecovery,
  startMailedServer,
  tokensOf,
} from '@elan/testing/mailedServer';
import { outboxEmptied } from '@elan/testing/mailServer';
import { confirm, password, replyOf, request, tokenIn } from '@elan/testing/person';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const hour = 3_600_000;
const newPassword = 'un tout nouveau mot de passe';
const invalid = { status: 400, body: { code: 'recovery_invalid' } };
const clock = movableClock();
let server: MailedServer;
beforeAll(async () => {
  server = await startMailedServer({}, { clock });
});
afterAll(() => server.close());

const linksOf = async (email: string) => {
  const { rows } = await server.database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from mail_links l join users u on u.id = l.user_id where u.email = ${email}`,
  );
  return rows[0]?.count;
};

describe('a recovery link', () => {
  it('sets a new password, signs in, and sends a mail about it', async () => {
    const email = await server.confirmed();
    const before = await server.signIn(email);
    const tokens = await server.recoveryTokens(email);
    const recovered = await recover(server, tokens, newPassword);
    const { token, user } = replyOf(contract.recover, recovered);
    expect(user.email).toBe(email);
    const names = recovered.headers.getSetCookie().map((one) => one.split('=')[0]);
    expect(names.sort()).toEqual(['elan.session_token', 'elan_session']);
    expect((await request(server, 'GET', '/api/me', { token })).status).toBe(200);
    const old = replyOf(contract.signIn, before).token;
    expect((await request(server, 'GET', '/api/me', { token: old })).status).toBe(401);
    expect((await server.signIn(email)).status).toBe(401);
    expect((await server.signIn(email, newPassword)).status).toBe(200);
    const [, asked, told] = await server.mail.mailsTo(email, 3);
    expect(asked?.text).toContain('valide pendant une heure');
    expect(told?.text).toContain('vient d’être changé');
    expect(await linksOf(email)).toBe(0);
  });

  it('works once', async () => {
    const email = await server.confirmed();
    const tokens = await server.recoveryTokens(email);
    expect((await recover(server, tokens, newPassword)).status).toBe(200);
    expect(await recover(server, tokens, 'encore un autre')).toMatchObject(invalid);
    expect((await server.signIn(email, newPassword)).status).toBe(200);
  });

  it('works once out of twenty concurrent requests', async () => {
    const email = await server.confirmed();
    const tokens = await server.recoveryTokens(email);
    const passwords = Array.from({ length: 20 }, (_, index) => `mot de passe ${index}`);
    const answers = await Promise.all(passwords.map((one) => recover(server, tokens, one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 400),
    ]);
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect((await server.signIn(email, winner)).status).toBe(200);
    expect(await server.mail.mailsTo(email, 3)).toHaveLength(3);
  });

  it('is valid for an hour', async () => {
    const [late, inTime] = [await server.confirmed(), await server.confirmed()];
    const start = clock.now();
    const [tooLate, justInTime] = [
      await server.recoveryTokens(late),
      await server.recoveryTokens(inTime),
    ];
    clock.moveTo(new Date(start.getTime() + hour - 60_000));
    expect((await recover(server, justInTime, newPassword)).status).toBe(200);
    clock.moveTo(new Date(start.getTime() + hour + 60_000));
    expect(await recover(server, tooLate, newPassword)).toMatchObject(invalid);
    expect((await server.signIn(late)).status).toBe(200);
  });

  it('is not used up by a refused password', async () => {
    const email = await server.confirmed();
    const tokens = await server.recoveryTokens(email);
    expect((await recover(server, tokens, 'court')).body.code).toBe('password_too_short');
    expect((await recover(server, tokens, 'x'.repeat(129))).body.code).toBe('password_too_long');
    expect((await recover(server, tokens, newPassword)).status).toBe(200);
  });

  it('invalidates the other links of its account, confirmations too, and of no other account', async () => {
    const email = await server.unconfirmed();
    const confirmation = await server.linkSent(email, 1);
    const other = await server.confirmed();
    const theirs = await server.recoveryTokens(other);
    const first = await server.recoveryTokens(email, 2);
    const second = await server.recoveryTokens(email, 3);
    expect((await recover(server, first, newPassword)).status).toBe(200);
    expect(await recover(server, second, newPassword)).toMatchObject(invalid);
    const followed = await confirm(server, confirmation);
    expect(followed.body).toMatchObject({ code: 'confirmation_invalid' });
    expect((await recover(server, theirs, newPassword)).status).toBe(200);
  });
});

describe('an invalid pair of tokens', () => {
  let mine: RecoveryTokens;
  let theirs: RecoveryTokens;
  let confirmation: string;
  beforeAll(async () => {
    mine = await server.recoveryTokens(await server.confirmed());
    theirs = await server.recoveryTokens(await server.confirmed());
    const link = await server.linkSent(await server.unconfirmed(), 1);
    confirmation = tokenIn(link);
  });

  it.each<[string, () => RecoveryTokens]>([
    ['halves of two links', () => ({ ...mine, refreshToken: theirs.refreshToken })],
    ['the other halves', () => ({ ...theirs, refreshToken: mine.refreshToken })],
    ['halves swapped', () => ({ accessToken: mine.refreshToken, refreshToken: mine.accessToken })],
    ['one half twice', () => ({ ...mine, refreshToken: mine.accessToken })],
    ['a half that is cut', () => ({ ...mine, refreshToken: mine.refreshToken.slice(0, -1) })],
    ['a half that is longer', () => ({ ...mine, refreshToken: `${mine.refreshToken}A` })],
    [
      'a cut elsewhere',
      () => ({
        accessToken: mine.accessToken + mine.refreshToken.slice(0, 1),
        refreshToken: mine.refreshToken.slice(1),
      }),
    ],
    ['an empty half', () => ({ ...mine, refreshToken: '' })],
    ['other capitals', () => ({ ...mine, accessToken: mine.accessToken.toLowerCase() })],
    ['a confirmation', () => ({ accessToken: confirmation, refreshToken: confirmation })],
    ['half a confirmation', () => ({ accessToken: confirmation, refreshToken: '' })],
  ])('opens nothing: %s', async (_what, forged) => {
    const answer = await recover(server, forged(), newPassword);
    expect(answer).toMatchObject(invalid);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('uses up no link', async () => {
    expect((await recover(server, mine, newPassword)).status).toBe(200);
    expect((await recover(server, theirs, newPassword)).status).toBe(200);
  });
});

describe('asking for a recovery link', () => {
  it('answers the same for an unknown email, and sends no mail', async () => {
    const email = await server.confirmed();
    const known = await requestRecovery(server, ` ${email.toUpperCase()} `);
    const unknown = await requestRecovery(server, 'personne@exemple.quebec');
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
    await server.mail.mailsTo(email, 2);
    await outboxEmptied(server.database.db);
    expect(server.mail.received.flatMap(({ recipients }) => recipients)).not.toContain(
      'personne@exemple.quebec',
    );
  });

  it('writes in the language of the account', async () => {
    const email = await server.confirmed('en');
    await requestRecovery(server, email);
    const [, mail] = await server.mail.mailsTo(email, 2);
    expect(mail?.text).toContain('It works for one hour, once.');
    expect(mail?.html).toContain('Choose a new password');
  });

  it('is limited by recipient, known or not, in any spelling of the email', async () => {
    const email = await server.confirmed();
    for (const address of [email, 'inconnue@exemple.quebec']) {
      const spellings = [address, ` ${address}`, address.toUpperCase()];
      const answers = [];
      for (let turn = 0; turn < 7; turn += 1) {
        const from = { 'x-forwarded-for': `198.51.100.${turn}` };
        const body = { email: spellings[turn % 3] };
        const path = '/api/auth/request-password-reset';
        answers.push(await request(server, 'POST', path, { body, headers: from }));
      }
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429]);
      expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(tokensOf(await server.linkSent(email, 7)).accessToken).toHaveLength(43);
  });
});

it('accepts the old password until the form is sent', async () => {
  const email = await server.confirmed();
  await server.recoveryTokens(email);
  expect((await server.signIn(email, password)).status).toBe(200);
});
