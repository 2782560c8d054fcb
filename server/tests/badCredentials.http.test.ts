import { randomUUID } from 'node:crypto';
import { duringTests } from '@elan/testing/duringTests';
import { type RecoveryTokens, recover, startMailedServer } from '@elan/testing/mail/mailedServer';
import { outboxEmptied } from '@elan/testing/mail/mailServer';
import { password, request, sessionOf } from '@elan/testing/people/person';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

const server = duringTests(startMailedServer);
let email: string;
let token: string;
let tokens: RecoveryTokens;
beforeAll(async () => {
  email = await server.confirmed();
  token = sessionOf(await server.signIn(email)).token;
  tokens = await server.recoveryTokens(email);
});

const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  request(server, 'POST', `/api/auth/${path}`, { body, headers });

it('a password of a megabyte and more is refused where it is set, and opens nothing', async () => {
  const secret = 'x'.repeat(1_048_576);
  const own = { authorization: `Bearer ${token}` };
  const fresh = { email: `${randomUUID()}@exemple.quebec`, termsAccepted: true };
  const answers = [
    await post('sign-up/email', { ...fresh, password: secret }),
    await recover(server, tokens, secret),
    await post('change-password', { password: secret }, own),
    await server.signIn(email, secret),
  ];
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
  }
  expect((await server.signIn(email, password)).status).toBe(200);
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
