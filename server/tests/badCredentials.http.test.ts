import { randomUUID } from 'node:crypto';
import { contract } from '@elan/domain/contract/contract';
import { type MailedServer, recover, startMailedServer } from '@elan/testing/mailedServer';
import { outboxEmptied } from '@elan/testing/mailServer';
import { type Answered, confirm, password, replyOf, request } from '@elan/testing/person';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: MailedServer;
beforeAll(async () => {
  server = await startMailedServer();
});
afterAll(() => server.close());

const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  request(server, 'POST', `/api/auth/${path}`, { body, headers });
/** An account with that password, confirmed. @returns its address, or the refusal. */
async function accountWith(secret: string): Promise<string> {
  const email = `${randomUUID()}@exemple.quebec`;
  const signedUp = await post('sign-up/email', { email, password: secret, termsAccepted: true });
  expect(signedUp.status).toBe(201);
  await confirm(server, await server.linkSent(email, 1));
  return email;
}
const told = ({ status, body }: Answered) => (status < 300 ? 'in' : `${status} ${body.code}`);
const opens = async (email: string, secret: string) => told(await server.signIn(email, secret));
const wrong = '401 invalid_credentials';

describe('a password', () => {
  it.each([
    ['72 bytes, then one more', 'x'.repeat(72)],
    ['72 bytes of accents', 'é'.repeat(36)],
    ['72 bytes of emoji', '🥖'.repeat(18)],
    ['127 characters', 'y'.repeat(127)],
  ])('counts to its last byte: %s', async (_what, start) => {
    const email = await accountWith(`${start}A`);
    expect(await opens(email, start)).toBe(wrong);
    expect(await opens(email, `${start}B`)).toBe(wrong);
    expect(await opens(email, `${start}A`)).toBe('in');
  });

  it.each([
    ['of accents', 'étéàÉTÉ-Québec'],
    ['as long as it may be', 'é'.repeat(128)],
    ['of Hangul', '안녕하세요비밀번호'],
    ['of six signs', 'éàùîôü'],
  ])('is the same composed and decomposed: %s', async (_what, secret) => {
    const [composed, decomposed] = [secret.normalize('NFC'), secret.normalize('NFD')];
    expect(composed).not.toBe(decomposed);
    expect(await opens(await accountWith(composed), decomposed)).toBe('in');
    expect(await opens(await accountWith(decomposed), composed)).toBe('in');
  });

  it('keeps its spaces', async () => {
    const spaced = '  deux espaces  ';
    const email = await accountWith(spaced);
    for (const other of [spaced.trim(), ` ${spaced}`, spaced.replaceAll(' ', '\u00a0 ')]) {
      expect(await opens(email, other)).toBe(wrong);
    }
    expect(await opens(email, spaced)).toBe('in');
    expect(await opens(await accountWith('      '), '      ')).toBe('in');
  });

  it('may contain any character that can be stored', async () => {
    const odd = '\'"; drop table users; -- <b>🔑</b> \u202e\u200b\t\\ %00 $x 密码';
    expect(await opens(await accountWith(odd), odd)).toBe('in');
  });

  it.each([
    ['decomposed and too short', 'e\u0301'.repeat(5), 'password_too_short'],
    ['too long by one', 'x'.repeat(129), 'password_too_long'],
    ['too long', 'x'.repeat(4_096), 'password_too_long'],
    ['longer than any', 'x'.repeat(4_097), 'malformed'],
    ['of a million characters', 'x'.repeat(1_000_000), 'malformed'],
    ['of a megabyte and more', 'x'.repeat(1_048_576), 'body_too_large'],
    ['with NUL', 'mot de\u0000passe', 'malformed'],
    ['with half a sign', 'mot de passe \ud83e', 'malformed'],
    ['empty', '', 'password_too_short'],
  ])('is refused where it is set, and opens nothing: %s', async (_what, secret, code) => {
    const email = await server.confirmed();
    const { token } = replyOf(contract.signIn, await server.signIn(email));
    const tokens = await server.recoveryTokens(email);
    const own = { authorization: `Bearer ${token}` };
    const fresh = { email: `${randomUUID()}@exemple.quebec`, termsAccepted: true };
    const answers = [
      await post('sign-up/email', { ...fresh, password: secret }),
      await recover(server, tokens, secret),
      await post('change-password', { password: secret }, own),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual([code, code, code]);
    const tried = await server.signIn(email, secret);
    expect(tried.body.code).toBe(code.startsWith('password') ? 'invalid_credentials' : code);
    expect(await opens(email, password)).toBe('in');
  });
});

describe('a page of another site', () => {
  const foreign = [
    'https://ailleurs.example',
    'null',
    'https://localhost:3000',
    'http://localhost:3001',
    'http://localhost.ailleurs.example:3000',
    'http://localhost:3000@ailleurs.example',
    'http://exemple.quebec:3000',
    'file://',
    'localhost:3000',
  ];

  it.each(foreign)('changes nothing: %s', async (origin) => {
    const email = await server.confirmed();
    const { token } = replyOf(contract.signIn, await server.signIn(email));
    const tokens = await server.recoveryTokens(email);
    const headers = { origin, authorization: `Bearer ${token}` };
    const fresh = { email: `${randomUUID()}@exemple.quebec`, password, termsAccepted: true };
    const answers = [
      await post('sign-up/email', fresh, headers),
      await post('sign-in/email', { email, password }, headers),
      await post('send-verification-email', { email }, headers),
      await post('request-password-reset', { email }, headers),
      await post('reset-password', { ...tokens, password: 'un autre mot' }, headers),
      await post('change-password', { password: 'un autre mot' }, headers),
      await post('revoke-sessions', {}, headers),
      await post('sign-out', {}, headers),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden_origin' } });
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect((await request(server, 'GET', '/api/me', { token })).status).toBe(200);
    await outboxEmptied(server.database.db);
    expect(await server.mail.mailsTo(email)).toHaveLength(2);
    const { rows } = await server.database.db.execute(
      sql`select from users where email = ${fresh.email}`,
    );
    expect(rows).toEqual([]);
  });
});

it('never redirects to another site: calls take no return URL', async () => {
  const email = await server.confirmed();
  for (const field of ['callbackURL', 'redirectTo', 'redirect', 'errorCallbackURL', 'newUserURL']) {
    const more = { [field]: 'https://ailleurs.example' };
    const answers = [
      await post('sign-up/email', { email, password, termsAccepted: true, ...more }),
      await post('sign-in/email', { email, password, ...more }),
      await post('send-verification-email', { email, ...more }),
      await post('request-password-reset', { email, ...more }),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 400, body: { code: 'malformed' } });
      expect(answer.headers.get('location')).toBeNull();
    }
  }
});
