import { duringTests } from '@elan/testing/duringTests';
import { recover, startMailedServer } from '@elan/testing/mail/mailedServer';
import { request, sessionOf } from '@elan/testing/people/person';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const newPassword = 'un autre mot de passe';
const server = duringTests(startMailedServer);

async function signedIn(email: string, secret?: string): Promise<string> {
  return sessionOf(await server.signIn(email, secret)).token;
}
const change = (token: string, password: string) =>
  request(server, 'POST', '/api/auth/change-password', { token, body: { password } });

describe('a password change', () => {
  it('keeps this session, invalidates recovery links, and sends a mail with advice', async () => {
    const email = await server.confirmed('en');
    const token = await signedIn(email);
    const tokens = await server.recoveryTokens(email);
    expect(await change(token, newPassword)).toMatchObject({
      status: 200,
      body: { passwordChanged: true },
    });
    expect((await request(server, 'GET', '/api/me', { token })).status).toBe(200);
    expect((await recover(server, tokens, 'encore un autre')).body.code).toBe('recovery_invalid');
    expect((await server.signIn(email)).status).toBe(401);
    expect((await server.signIn(email, newPassword)).status).toBe(200);
    const [, , notice] = await server.mail.mailsTo(email, 3);
    expect(notice?.text).toContain('Was it not you? Choose a new password right away');
    expect(notice?.text).toContain('bonjour@localhost');
  });

  it('is open to a suspended account', async () => {
    const email = await server.confirmed();
    const token = await signedIn(email);
    await server.database.db.execute(
      sql`update users set suspended_at = now() where email = ${email}`,
    );
    expect((await change(token, newPassword)).status).toBe(200);
  });

  it('by ten devices at once leaves one of them signed in', async () => {
    const email = await server.confirmed();
    const tokens = await Promise.all(Array.from({ length: 10 }, () => signedIn(email)));
    const changed = await Promise.all(
      tokens.map((token, index) => change(token, `pain de nuit ${index}`)),
    );
    const winner = changed.findIndex(({ status }) => status === 200);
    expect(changed.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(changed.filter(({ status }) => status === 401)).toHaveLength(9);
    await signedIn(email, `pain de nuit ${winner}`);
  });
});
