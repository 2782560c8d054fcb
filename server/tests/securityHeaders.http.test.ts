import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Person, signedUpPerson } from '@elan/testing/people/person';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const pages = mkdtempSync(join(tmpdir(), 'elan-pages-'));
let server: TestServer;
let person: Person;
beforeAll(async () => {
  writeFileSync(join(pages, 'index.html'), '<!doctype html><html lang="fr"></html>');
  writeFileSync(join(pages, 'icon.svg'), '<svg/>');
  writeFileSync(join(pages, 'icon.svg.gz'), gzipSync('<svg/>'));
  server = await startTestServer({ PUBLIC_URL: 'https://elan.exemple.quebec' }, { pages });
  person = await signedUpPerson(server);
});
afterAll(async () => {
  await server.close();
  rmSync(pages, { recursive: true });
});

/** Sends raw bytes. @returns the head of the reply. */
function headOf(...lines: readonly string[]): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let text = '';
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () =>
    socket.write([...lines, 'Connection: close', '', ''].join('\r\n')),
  );
  socket
    .on('data', (data) => {
      text += data;
    })
    .on('close', () => resolve(text.split('\r\n\r\n')[0] ?? ''))
    .on('error', reject);
  return promise;
}

const host = 'Host: localhost';

/** One request for each way in which the server creates a reply: a route, a failure, a file, a page, and no route. */
const requests: readonly [string, () => string[]][] = [
  ['a call', () => ['GET /api/health HTTP/1.1', host]],
  ['personal data', () => ['GET /api/me HTTP/1.1', host, `Authorization: Bearer ${person.token}`]],
  ['a refusal', () => ['GET /api/me HTTP/1.1', host]],
  ['an unknown path', () => ['GET /api/inconnu HTTP/1.1', host]],
  ['another method', () => ['DELETE /api/health HTTP/1.1', host]],
  ['a file', () => ['GET /icon.svg HTTP/1.1', host]],
  ['a compressed file', () => ['GET /icon.svg HTTP/1.1', host, 'Accept-Encoding: gzip']],
  ['robots.txt', () => ['GET /robots.txt HTTP/1.1', host]],
  ['a page of the stand-ins', () => ['GET /sandbox/mailbox HTTP/1.1', host]],
  ['an unknown host', () => ['GET / HTTP/1.1', 'Host: attaquant.example']],
  ['a path that cannot be decoded', () => ['GET /%c0 HTTP/1.1', host]],
  ['an expectation that cannot be met', () => ['GET / HTTP/1.1', host, 'Expect: tea']],
  ['what is not HTTP', () => ['PAS DU HTTP']],
  ['too long a header', () => ['GET / HTTP/1.1', host, `X-Long: ${'x'.repeat(20_000)}`]],
];

describe.each(requests)('the reply to %s', (_name, lines) => {
  it('is never sniffed, framed, or requested over http', async () => {
    const head = await headOf(...lines());
    expect(head).toMatch(/^x-content-type-options: nosniff$/im);
    expect(head).toMatch(/^content-security-policy: .*frame-ancestors 'none'/im);
    expect(head).toMatch(/^content-security-policy: .*base-uri 'none'/im);
    expect(head).toMatch(/^strict-transport-security: max-age=31536000; includeSubDomains$/im);
    expect(head).toMatch(/^referrer-policy: (same-origin|no-referrer)$/im);
  });

  it('names its type, and the charset of a text', async () => {
    const type = /^content-type: (.*)$/im.exec(await headOf(...lines()))?.[1];
    expect(type).toMatch(/^(application\/json|text\/(html|plain)|image\/svg\+xml); charset=utf-8$/);
  });
});

it('on http nothing mentions https', async () => {
  const plain = await startTestServer();
  const { headers } = await fetch(`${plain.url}/api/health`);
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  await plain.close();
});
