import { scryptSync } from 'node:crypto';
import { duringTests } from '@elan/testing/duringTests';
import { password, request, signedUpPerson } from '@elan/testing/people/person';
import { startTestServer } from '@elan/testing/servers/server';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

const server = duringTests(startTestServer);

const hashOf = async (accountId: string) => {
  const { rows } = await server.database.db.execute<{ hash: string }>(
    sql`select password as hash from accounts where user_id = ${accountId}`,
  );
  return rows[0]?.hash ?? '';
};
const signIn = (email: string, secret = password) =>
  request(server, 'POST', '/api/auth/sign-in/email', { body: { email, password: secret } });

it('a scrypt hash of an earlier version opens the account, and is replaced by Argon2id', async () => {
  const { id, email } = await signedUpPerson(server);
  const options = { N: 16_384, r: 16, maxmem: 64 * 1024 ** 2 };
  const old = `00ff:${scryptSync(password.normalize('NFKC'), '00ff', 64, options).toString('hex')}`;
  await server.database.db.execute(
    sql`update accounts set password = ${old} where user_id = ${id}`,
  );
  expect((await signIn(email, 'un autre')).status).toBe(401);
  expect(await hashOf(id)).toBe(old);
  const signedIn = await Promise.all([signIn(email), signIn(email), signIn(email)]);
  expect(signedIn.map(({ status }) => status)).toEqual([200, 200, 200]);
  const renewed = await hashOf(id);
  expect(renewed).toMatch(/^\$argon2id\$/);
  expect((await signIn(email)).status).toBe(200);
  expect(await hashOf(id)).toBe(renewed);
  for (const { body } of signedIn) {
    expect((await request(server, 'GET', '/api/me', { token: String(body.token) })).status).toBe(
      200,
    );
  }
});
