import { request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import { stripeSettings } from '@elan/testing/payments/stripe';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Sends a request with any Host header, which `fetch` would set itself. */
async function get(server: TestServer, host: string, headers: Record<string, string> = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status?: number; body: string }>();
  const asked = send(`${server.url}/sandbox/mailbox`, { headers: { ...headers, host } });
  asked.on('error', reject).on('response', async (reply) => {
    resolve({ status: reply.statusCode ?? 0, body: await text(reply) });
  });
  asked.end();
  return promise;
}

describe('where a stand-in runs', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      PUBLIC_URL: 'http://elan.exemple.quebec:3000',
      HOST: '127.0.0.1',
    });
  });
  afterAll(() => server.close());

  it.each([
    'localhost:3000',
    'LOCALHOST',
    'elan.localhost:3000',
    'localhost.',
    '127.0.0.1:3000',
    '192.168.1.20:5173',
    '[::1]:3000',
    '[fe80::1]',
    'elan.exemple.quebec',
    'elan.exemple.quebec:8080',
  ])('the mailbox opens at %s', async (host) => {
    expect((await get(server, host)).status).toBe(200);
  });

  it.each([
    'attaquant.example',
    'attaquant.example:3000',
    'localhost.attaquant.example',
    '127.0.0.1.attaquant.example',
    'elan.exemple.quebec.attaquant.example',
    'not-localhost',
    'attaquant example',
  ])('a site whose name leads to this machine reads nothing: %s', async (host) => {
    const { status, body } = await get(server, host);
    expect(status).toBe(421);
    expect(JSON.parse(body)).toMatchObject({ code: 'unknown_host' });
  });

  it('a header that a page can send does not name the host', async () => {
    const forwarded = { 'x-forwarded-host': 'localhost:3000', forwarded: 'host=localhost' };
    expect((await get(server, 'attaquant.example', forwarded)).status).toBe(421);
  });

  it('every path is closed to that site, and explains why', async () => {
    for (const path of ['/', '/api/health', '/api/me', '/api/openapi.json']) {
      const { promise, resolve } = Promise.withResolvers<string>();
      send(server.url + path, { headers: { host: 'attaquant.example' } }, async (reply) => {
        resolve(`${reply.statusCode} ${await text(reply)}`);
      }).end();
      expect(await promise).toMatch(/^421 .*PUBLIC_URL/);
    }
  });
});

it('without stand-ins no host is refused, as a proxy or a health check may name it as it likes', async () => {
  const server = await startTestServer({ ...stripeSettings, SMTP_URL: 'smtp://127.0.0.1:9' });
  // The status is 404 because this page does not exist without stand-ins, not because of the host.
  expect((await get(server, 'attaquant.example')).status).toBe(404);
  await server.close();
});
