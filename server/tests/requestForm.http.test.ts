import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Person, signedUpPerson } from '@elan/testing/people/person';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { version } from '../lib/version.ts';

const pages = mkdtempSync(join(tmpdir(), 'elan-pages-'));
let server: TestServer;
let person: Person;
beforeAll(async () => {
  mkdirSync(join(pages, 'assets'));
  mkdirSync(join(pages, 'server'));
  writeFileSync(join(pages, 'index.html'), '<!doctype html><html lang="fr"></html>');
  writeFileSync(join(pages, 'preloads-of-the-test.json'), '{"secret":true}');
  writeFileSync(join(pages, 'server', 'x.js'), 'const secret = true;');
  writeFileSync(join(pages, 'assets', 'x.js'), 'const open = true;');
  server = await startTestServer({}, { pages });
  person = await signedUpPerson(server);
});
afterAll(async () => {
  await server.close();
  rmSync(pages, { recursive: true });
});

/** Sends raw bytes. @returns everything received until the connection was closed. */
async function send(...lines: readonly string[]): Promise<string> {
  const { port } = new URL(server.url);
  const [head = '', ...rest] = lines;
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write([head, 'Connection: close', ...rest, '', ''].join('\r\n')),
    );
    let text = '';
    socket.on('data', (data) => {
      text += data;
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}

const authorization = () => `Authorization: Bearer ${person.token}`;
const host = 'Host: localhost';

describe('refuses in the standard form', () => {
  it.each<[string, () => string[], number]>([
    ['no Host in HTTP/1.1', () => ['GET /api/health HTTP/1.1'], 400],
    ['two Hosts', () => ['GET /api/health HTTP/1.1', host, 'Host: ailleurs.example'], 400],
    [
      'two sessions',
      () => ['GET /api/me HTTP/1.1', host, authorization(), 'authorization: Bearer x'],
      400,
    ],
    [
      'two content types',
      () => [
        'POST /api/projects HTTP/1.1',
        host,
        'Content-Type: text/plain',
        'Content-Type: application/json',
      ],
      400,
    ],
    [
      'an expectation that cannot be met',
      () => ['GET /api/health HTTP/1.1', host, 'Expect: tea'],
      417,
    ],
    [
      'two lengths',
      () => ['POST /api/projects HTTP/1.1', host, 'Content-Length: 1', 'Content-Length: 2'],
      400,
    ],
    [
      'a length and chunks',
      () => [
        'POST /api/projects HTTP/1.1',
        host,
        'Content-Length: 1',
        'Transfer-Encoding: chunked',
      ],
      400,
    ],
    ['a header that is too large', () => ['GET / HTTP/1.1', host, `X: ${'x'.repeat(20_000)}`], 431],
    ['NUL in a header', () => ['GET / HTTP/1.1', host, 'X: a\0b'], 400],
    ['a method that is none', () => ['BREW / HTTP/1.1', host], 400],
  ])('%s', async (_what, lines, status) => {
    const answer = await send(...lines());
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain('"code":"malformed"');
    expect(answer.toLowerCase()).toContain('permissions-policy: ');
  });
});

it('answers HTTP/1.0 without a Host, and a request with an absolute URL', async () => {
  expect(await send('GET /api/health HTTP/1.0')).toContain(
    JSON.stringify({ status: 'ok', version }),
  );
  const whole = await send('GET http://localhost/api/me HTTP/1.1', host, authorization());
  expect(whole).toMatch(/^HTTP\/1.1 200 /);
  expect(whole).toMatch(/cache-control: no-store/i);
  const page = await send('GET http://localhost/pricing HTTP/1.1', host);
  expect(page).toMatch(/^HTTP\/1.1 200 /);
});

it('marks every API reply as uncacheable, in any spelling of its path', async () => {
  const answer = await send('GET /%61pi/me HTTP/1.1', host, authorization());
  expect(answer).toContain(person.email);
  expect(answer).toMatch(/cache-control: no-store/i);
  expect(await send('GET /assets/gone.js HTTP/1.1', host)).toMatch(/cache-control: no-store/i);
});

it.each([
  '/../preloads-of-the-test.json',
  '/assets/../preloads-of-the-test.json',
  '/assets/..%2fpreloads-of-the-test.json',
  '/assets/%2e%2e/server/x.js',
  '/assets/..%5cserver%5cx.js',
  '/server/x.js',
  '/preloads-of-the-test.json',
  '/assets/x.js%00',
  '/..%2f..%2f..%2f..%2fetc/passwd',
])('serves nothing but the pages’ own files at %s', async (path) => {
  const answer = await send(`GET ${path} HTTP/1.1`, host);
  expect(answer).toMatch(/^HTTP\/1.1 (303|404) /);
  expect(answer).not.toMatch(/secret|root:|open = true/);
});

it.each([
  '///?language=en',
  '//ailleurs.example/?language=en',
  '//ailleurs.example',
  '/%5cailleurs.example',
])('leads from %s to no other site', async (path) => {
  const answer = await send(`GET ${path} HTTP/1.1`, host);
  expect(/^location: (.*)$/im.exec(answer)?.[1]).toMatch(/^\/(en)?$/);
});

it('sends the entire file, ignoring ranges', async () => {
  const answer = await send('GET /assets/x.js HTTP/1.1', host, 'Range: bytes=500-');
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
  expect(answer).toContain('const open = true;');
});

it('ignores conditional requests for personal data', async () => {
  const conditions = ['If-None-Match: *', 'If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT'];
  for (const path of ['/api/me', '/dashboard']) {
    const cookie = 'Cookie: elan_session=1';
    const answer = await send(`GET ${path} HTTP/1.1`, host, authorization(), cookie, ...conditions);
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(answer).toMatch(/cache-control: (private, )?no-store/i);
  }
});
