import { request } from '@elan/testing/people/person';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  // Trusts one proxy, so that a test can choose its IP address.
  server = await startTestServer({ TRUST_PROXY: '1' });
});
afterAll(() => server.close());

/** Makes a call that counts toward the limit by IP address and has no other effect. @returns the reply's status. */
async function ask(from: string): Promise<number> {
  const { status } = await request(server, 'POST', '/api/auth/send-verification-email', {
    body: {},
    headers: { 'x-forwarded-for': from },
  });
  return status;
}

it.each([
  {
    of: 'the addresses of one /64',
    shared: (host: number) => `2001:db8:0:1::${host.toString(16)}`,
    next: '2001:DB8:0:1:ffff:ffff:ffff:ffff',
    elsewhere: '2001:db8:0:2::1',
  },
  {
    of: 'an IPv4 address however it is written',
    shared: () => '203.0.113.7',
    next: '::ffff:203.0.113.7',
    elsewhere: '::ffff:203.0.113.8',
  },
])('a limit is one for $of, and for no other', async ({ shared, next, elsewhere }) => {
  for (let host = 1; host <= 60; host += 1) expect(await ask(shared(host))).toBe(400);
  expect(await ask(next)).toBe(429);
  expect(await ask(elsewhere)).toBe(400);
});
