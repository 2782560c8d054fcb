import { duringTests } from '@elan/testing/duringTests';
import { startMailedServer } from '@elan/testing/mail/mailedServer';
import { outboxEmptied } from '@elan/testing/mail/mailServer';
import { request, signUp } from '@elan/testing/people/person';
import { describe, expect, it } from 'vitest';

const server = duringTests(startMailedServer);

describe('signing up with an email that has an account', () => {
  const again = (email: string) => signUp(server, email);
  const refused = { status: 409, body: { code: 'already_registered' } };

  it('notifies its owner, in their language and not too often', async () => {
    const email = await server.confirmed('en');
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await again(turn % 2 ? email.toUpperCase() : ` ${email}`)).toMatchObject(refused);
    }
    await outboxEmptied(server.database.db);
    const mails = await server.mail.mailsTo(email, 4);
    expect(mails).toHaveLength(4);
    expect(mails[1]?.text).toContain('It already has one: simply sign in.');
    expect(mails[1]?.text).toContain('/auth');
    expect((await server.signIn(email)).status).toBe(200);
  });

  it('never lets the owner of an email confirm an account that another person created with it', async () => {
    const email = await server.unconfirmed();
    // The email's owner signs up second, and receives one mail that explains how to take over the account with their
    // own password.
    expect(await again(email)).toMatchObject(refused);
    const link = await server.linkSent(email, 2);
    expect(link).toContain('type=recovery');
    const tokens = new URL(link, server.url).searchParams;
    const recovered = await request(server, 'POST', '/api/auth/reset-password', {
      body: {
        accessToken: tokens.get('access_token'),
        refreshToken: tokens.get('refresh_token'),
        password: 'celui de la vraie personne',
      },
    });
    expect(recovered.status).toBe(200);
    expect((await server.signIn(email)).status).toBe(401);
    expect((await server.signIn(email, 'celui de la vraie personne')).status).toBe(200);
  });
});
