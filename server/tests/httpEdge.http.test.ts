import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Call } from '@elan/domain/contract/call';
import { contract } from '@elan/domain/contract/contract';
import { requireDescribed } from '@elan/testing/people/describedFailures';
import { type Person, signedUpPerson } from '@elan/testing/people/person';
import { turnTwoFactorOn } from '@elan/testing/people/twoFactor';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const admin = 'soutien@exemple.quebec';
const pages = mkdtempSync(join(tmpdir(), 'elan-pages-'));
let server: TestServer;
let person: Person;
beforeAll(async () => {
  writeFileSync(join(pages, 'index.html'), '<!doctype html><html lang="fr"></html>');
  writeFileSync(join(pages, 'secret.json'), '{}');
  writeFileSync(join(pages, 'icon.svg'), '<svg/>');
  server = await startTestServer({ ADMIN_EMAILS: admin }, { pages });
  person = await signedUpPerson(server, admin);
  await turnTwoFactorOn(server.database.db, person.id);
});
afterAll(async () => {
  await server.close();
  rmSync(pages, { recursive: true });
});

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const concrete = (path: string) => path.replace(/:\w+/g, 'idea');
const ask = (method: string, path: string, init: RequestInit = {}) =>
  fetch(server.url + path, { method, redirect: 'manual', ...init });
const signedIn = () => ({ headers: { authorization: `Bearer ${person.token}` } });

/** The methods that each path accepts, without those of pages. */
const taken = new Map<string, Set<string>>([
  ['/api/stripe/webhook', new Set(['POST'])],
  ['/api/openapi.json', new Set(['GET', 'HEAD'])],
  ['/api/docs', new Set(['GET', 'HEAD'])],
  ['/robots.txt', new Set(['GET', 'HEAD'])],
  ['/.well-known/security.txt', new Set(['GET', 'HEAD'])],
  // In addition to the contract's POST, links in mails of an earlier version use GET.
  ['/api/auth/verify-email', new Set(['GET', 'HEAD'])],
  ['/icon.svg', new Set(['GET', 'HEAD'])],
]);
for (const { path, method } of Object.values(contract) as Call[]) {
  const one = taken.get(path) ?? new Set();
  taken.set(path, one.add(method));
  if (method === 'GET') one.add('HEAD');
}

// This path also matches that of a project, with `import` as the id.
const asProject = taken.get(contract.getProject.path) ?? [];
taken.set(contract.importProject.path, new Set([contract.importProject.method, ...asProject]));

describe('a known path', () => {
  it.each([...taken])(
    '%s answers another method with 405 and its allowed methods',
    async (path, own) => {
      const allow = [...own, 'OPTIONS'].sort().join(', ');
      for (const method of methods) {
        if (own.has(method)) continue;
        const reply = await ask(method, concrete(path), signedIn());
        expect([method, reply.status, reply.headers.get('allow')]).toEqual([method, 405, allow]);
        if (method === 'HEAD') continue;
        expect(await reply.json()).toEqual({
          error: 'This address does not take that method.',
          code: 'method_not_allowed',
        });
      }
      const options = await ask('OPTIONS', concrete(path), signedIn());
      expect([options.status, options.headers.get('allow')]).toEqual([204, allow]);
    },
  );

  it.each(['/', '/en', '/auth', '/pricing/', '/module/idea', '/dashboard'])(
    'of a page, %s, takes nothing but reading',
    async (path) => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        // The body is that of a form: the method is checked before the body.
        const body = new URLSearchParams({ a: '1' });
        const reply = await ask(method, path, { body });
        expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
        expect(await reply.json()).toMatchObject({ code: 'method_not_allowed' });
      }
      expect((await ask('OPTIONS', path)).status).toBe(204);
    },
  );

  it('answers a method that no route allows', async () => {
    const reply = await ask('PROPFIND', '/api/me');
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  it('refuses preflight requests of other sites', async () => {
    const reply = await ask('OPTIONS', '/api/projects', {
      headers: { origin: 'https://ailleurs.example', 'access-control-request-method': 'POST' },
    });
    expect(reply.status).toBe(204);
    const names = [...reply.headers.keys()];
    expect(names.filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

it('hides the support desk’s paths from strangers', async () => {
  for (const { path, method, session } of Object.values(contract) as Call[]) {
    if (session !== 'admin') continue;
    const other = method === 'GET' ? 'POST' : 'GET';
    const reply = await ask(other, concrete(path));
    expect([reply.status, reply.headers.get('allow')]).toEqual([404, null]);
  }
});

it('an unknown path answers 404 to every method', async () => {
  for (const path of [
    '/api/nothing',
    '/api/projects/a/b',
    '/nothing',
    '/module/',
    '/assets/x.js',
  ]) {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const reply = await ask(method, path);
      expect([method, path, reply.status]).toEqual([method, path, 404]);
    }
  }
  // For an existing module, the status would be 405.
  expect((await ask('GET', '/api/projects/a/modules/inconnu')).status).toBe(404);
});

describe('a request of another site’s page', () => {
  const cookie = () => ({ cookie: `elan.session_token=${person.token}; elan_session=1` });
  const codeOf = async (method: string, path: string, headers: Record<string, string>) => {
    const reply = await ask(method, concrete(path), { headers });
    return reply.status === 204 ? undefined : ((await reply.json()) as { code?: string }).code;
  };
  const changes = [...taken].flatMap(([path, own]) =>
    methods
      .filter((method) => method !== 'GET' && method !== 'HEAD' && own.has(method))
      .map((method) => [method, path] as const),
  );

  it.each(['cross-site', 'same-site'])('changes nothing, without Origin: %s', async (site) => {
    const headers = { ...cookie(), 'sec-fetch-site': site };
    const passed = [];
    for (const [method, path] of [...changes, ['POST', '/'], ['POST', '/module/idea']]) {
      if (path === '/api/stripe/webhook' && method === 'POST') continue;
      const code = await codeOf(method, path, headers);
      if (code !== 'forbidden_origin') passed.push([method, path, code]);
    }
    expect(passed).toEqual([]);
    expect((await ask('GET', '/api/me', { headers })).status).toBe(200);
  });

  it('is none where it is our own page, a typed address, a client with a bearer token or a signed event', async () => {
    const path = '/api/nothing';
    for (const headers of [
      { ...cookie(), 'sec-fetch-site': 'same-origin' },
      { ...cookie(), 'sec-fetch-site': 'none' },
      { ...signedIn().headers, 'sec-fetch-site': 'cross-site' },
      cookie(),
    ]) {
      expect(await codeOf('POST', path, headers)).toBe('not_found');
    }
    const event = { 'sec-fetch-site': 'cross-site' };
    expect(await codeOf('POST', '/api/stripe/webhook', event)).toBe('webhook_refused');
  });
});

it('a page that names another person than the session’s is answered nothing, and changes nothing', async () => {
  const headers = { ...signedIn().headers, 'x-elan-user': 'somebody-else' };
  const passed = [];
  for (const { path, method, session } of Object.values(contract) as Call[]) {
    if (session === 'none') continue;
    const reply = await ask(method, concrete(path), { headers });
    const { code } = (await reply.json()) as { code?: string };
    requireDescribed(method, concrete(path), code);
    if (reply.status !== 409 || code !== 'other_person') passed.push([method, path, code]);
  }
  expect(passed).toEqual([]);
  const own = { ...signedIn().headers, 'x-elan-user': person.id };
  expect((await ask('GET', '/api/me', { headers: own })).status).toBe(200);
});

describe('a body', () => {
  const create = (
    type: string,
    body: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
  ) =>
    ask('POST', '/api/projects', {
      body,
      headers: { ...signedIn().headers, 'content-type': type, ...headers },
    });
  const json = JSON.stringify({ name: 'Crêperie' });

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'Application/JSON ; Charset = Utf8',
  ])('in %s is read', async (type) => {
    const reply = await create(type, json);
    expect(reply.status).toBe(201);
    expect(await reply.json()).toMatchObject({ name: 'Crêperie' });
  });

  it.each([
    'application/json; charset=iso-8859-1',
    'application/json;charset="utf-16"',
    'application/json; charset=utf-8; charset=latin1',
    'application/json; charset=',
  ])('in %s is refused', async (type) => {
    const reply = await create(type, new Uint8Array(Buffer.from(json, 'latin1')));
    expect(reply.status).toBe(415);
    expect(await reply.json()).toMatchObject({ code: 'unsupported_media_type' });
  });

  it.each(['gzip', 'br', 'deflate', 'identity, gzip', 'x'])(
    'encoded as %s is refused, also by the webhook',
    async (encoding) => {
      const headers = { 'content-encoding': encoding };
      const reply = await create('application/json', new Uint8Array(gzipSync(json)), headers);
      expect(reply.status).toBe(415);
      expect(await reply.json()).toMatchObject({ code: 'unsupported_media_type' });
      const event = await ask('POST', '/api/stripe/webhook', {
        body: new Uint8Array(gzipSync('{}')),
        headers,
      });
      expect(event.status).toBe(415);
    },
  );

  it('with the encoding “identity” is read', async () => {
    const reply = await create('application/json', json, { 'content-encoding': 'identity' });
    expect(reply.status).toBe(201);
  });
});

it.each(['/', '/api/health', '/api/me', '/api/nothing', '/api/projects/%ff', '/icon.svg'])(
  'denies the browser’s devices to %s',
  async (path) => {
    const policy = (await ask('GET', path)).headers.get('permissions-policy') ?? '';
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
      expect(policy).toContain(`${feature}=()`);
    }
  },
);

it.each([
  ['PUT', '', { data: { answers: { nope: 1 } }, baseLastUpdated: null }],
  ['POST', '/generate', { answers: { nope: 'x' }, language: 'fr' }],
  ['POST', '/generate', { answers: 3, language: 'fr' }],
  ['POST', '/autofill', { answers: { nope: 'x' }, language: 'fr' }],
])(
  'a malformed %s of a module %s answers 404 where the project is missing',
  async (method, path, body) => {
    const call = async (id: string) =>
      (await person.call(method, `/api/projects/${id}/modules/idea${path}`, body)).status;
    const own = await person.call('POST', '/api/projects', { name: 'Pain de nuit' });
    expect(await call(String(own.body.id))).toBe(400);
    expect(await call('4375c26a-0000-4000-8000-000000000000')).toBe(404);
    expect(await call('x')).toBe(404);
  },
);
