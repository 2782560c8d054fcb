import { openTestDatabase } from '@elan/testing/database/database';
import { password, request, signedUpPerson } from '@elan/testing/people/person';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
const restart = async () => {
  const { database } = server;
  await server.close();
  // Trusts one proxy, so that a test can choose its IP address.
  server = await startTestServer({ TRUST_PROXY: '1' }, { database });
};
beforeAll(async () => {
  const database = await openTestDatabase();
  let isLast = false;
  const close = () => {
    if (isLast) return database.close();
    isLast = true;
    return Promise.resolve();
  };
  server = await startTestServer({}, { database: { ...database, close } });
});
afterAll(() => server.close());

const signIn = (email: string, secret: string, from?: string) =>
  request(server, 'POST', '/api/auth/sign-in/email', {
    body: { email, password: secret },
    headers: from === undefined ? {} : { 'x-forwarded-for': from },
  });
const fail = (email: string, from?: string) => signIn(email, 'un faux mot', from);
async function failTimes(times: number, email: string, from?: (turn: number) => string) {
  const replies = [];
  for (let turn = 0; turn < times; turn += 1) replies.push(await fail(email, from?.(turn)));
  return replies.map(({ body }) => body.code);
}
const locked = [
  ...Array.from({ length: 6 }, () => 'invalid_credentials'),
  'too_many_failures',
  'account_locked',
];

it('a refusal has its status, states when to try again, and sets no cookie', async () => {
  const { email } = await signedUpPerson(server);
  const first = await fail(email);
  expect(first).toMatchObject({ status: 401, body: { attemptsRemaining: 6, retryAfter: 0 } });
  expect(first.headers.get('retry-after')).toBeNull();
  await failTimes(5, email);
  const seventh = await fail(email);
  expect(seventh.status).toBe(429);
  expect(seventh.headers.get('retry-after')).toBe('900');
  const after = await signIn(email, password);
  expect(after.status).toBe(429);
  expect(after.headers.get('retry-after')).toBe(String(after.body.retryAfter));
  expect(after.headers.getSetCookie()).toEqual([]);
});

describe('the forwarded IP of a request', () => {
  it('is ignored without a trusted proxy; the lock outlives a restart of the server', async () => {
    const { email } = await signedUpPerson(server);
    expect(await failTimes(8, email, (turn) => `203.0.113.${turn}`)).toEqual(locked);
    expect((await signIn(email, password, '198.51.100.1')).status).toBe(429);
    await restart();
    const refused = await signIn(email, password);
    expect(refused.body).toMatchObject({ code: 'account_locked', attemptsRemaining: 0 });
    expect(Number(refused.body.retryAfter)).toBeGreaterThan(800);
  });

  it('is the one that the trusted proxy adds, ignoring earlier entries', async () => {
    const { email } = await signedUpPerson(server);
    // The proxy adds the last address. The ones before it come from the caller, and may be forged.
    const forged = (turn: number) => `198.51.100.${turn}, 203.0.113.5`;
    expect(await failTimes(8, email, forged)).toEqual(locked);
    expect((await signIn(email, password, '198.51.100.3, 203.0.113.5')).status).toBe(429);
    expect((await signIn(email, password, '203.0.113.5, 203.0.113.6')).status).toBe(200);
  });
});
