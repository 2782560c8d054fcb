import { once } from 'node:events';
import { cpSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { isPlainProjectPage } from '@elan/domain/pages';
import { type Person, password, request, signedUpPerson } from '@elan/testing/people/person';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webDist } from './repository.ts';
import { buildWeb } from './webBuild.ts';

let server: TestServer;

// Uses the real build, so the tests check what a browser receives.
beforeAll(async () => {
  await buildWeb();
  server = await startTestServer({}, { pages: webDist });
}, 300_000);
afterAll(() => server.close());

interface Fetched {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Fetches like a browser, but leaves the content compressed. */
async function fetched(path: string, headers: Record<string, string> = {}): Promise<Fetched> {
  const [reply] = await once(get(server.url + path, { headers }), 'response');
  expect(reply.statusCode).toBe(200);
  return { headers: reply.headers, body: await buffer(reply) };
}

async function textOf(path: string, headers: Record<string, string> = {}): Promise<string> {
  return (await fetched(path, headers)).body.toString();
}

/** @returns the cookies of a browser after signing in. */
async function cookiesOf({ email }: Person): Promise<string> {
  const body = { email, password };
  const { headers } = await request(server, 'POST', '/api/auth/sign-in/email', { body });
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** @returns the visible content of the root element, and the scripts in it. */
function partsOf(page: string): { readonly root: string; readonly scripts: string } {
  const inside = /<div id="root"[^>]*>(.*)<\/div>/s.exec(page)?.[1];
  if (inside === undefined) throw new Error('no page of ours');
  const script = /<script[^>]*>.*?<\/script>/gs;
  return { root: inside.replace(script, ''), scripts: inside.match(script)?.join('') ?? '' };
}

/** @returns the nonce from a page's content security policy, which each of its inline scripts must have. */
function nonceOf({ 'content-security-policy': policy = '' }: IncomingHttpHeaders): string {
  const [, nonce] = /;script-src 'self' 'nonce-([^']+)'$/.exec(String(policy)) ?? [];
  if (nonce === undefined) throw new Error(`no nonce: ${policy}`);
  return nonce;
}

describe('a file of the build', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (content: Buffer) => content],
  ] as const)('comes as %s can read it, and for ever', async (accepted, encoding, read) => {
    const [path] = globSync('assets/*.css', { cwd: webDist });
    const plain = await fetched(`/${path}`);
    const { headers, body } = await fetched(`/${path}`, { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toMatch(/^text\/css/);
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(read(body).equals(plain.body)).toBe(true);
  });

  it('that renders pages, or is the build’s own, is served to no one', async () => {
    for (const path of ['/server/entryServer.js', '/preloads.json']) {
      expect((await request(server, 'GET', path)).status).toBe(404);
    }
    for (const path of ['/inputs.sha256', '/index.html']) {
      const reply = await request(server, 'GET', path);
      expect([reply.status, reply.headers.get('location')]).toEqual([303, '/']);
    }
  });
});

describe('the page of the sign-in', () => {
  it.each([
    ['/auth', 'Se connecter'],
    ['/auth?panel=signup', 'Créer un compte'],
    ['/auth?confirmed=true', 'Adresse confirmée'],
  ])('%s is there before any script, with its own form', async (path, heading) => {
    const { root } = partsOf(await textOf(path));
    expect(root).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
    expect(root).not.toContain('@');
  });

  it.each(['?panel=signin', '?panel=signup&utm_source=x', '?email=alex@exemple.ca'])(
    'with %s is left to the browser, which may find a person’s words there',
    async (query) => {
      const page = await textOf(`/auth${query}`);
      expect(partsOf(page).root).not.toContain('<h1');
      expect(page).not.toContain('alex');
    },
  );
});

describe('the dashboard', () => {
  let person: Person;
  let cookie: string;
  beforeAll(async () => {
    person = await signedUpPerson(server);
    cookie = await cookiesOf(person);
    await person.createProject('Pain de nuit');
  });

  it.each([
    ['fr', 'Ouvrir', /On commence «\sPain de nuit\s»/],
    ['en', 'Open', /Shall we start “Pain de nuit”/],
  ])(
    'is there before any script, in the language of the cookie: %s',
    async (language, open, h1) => {
      const { headers, body } = await fetched('/dashboard', {
        cookie: `${cookie}; elan_language=${language}`,
      });
      const page = body.toString();
      const { root } = partsOf(page);
      expect(page).toContain(`<html lang="${language}"`);
      expect(root).toMatch(/<article [^>]*>.*Pain de nuit/s);
      expect(root).toMatch(h1);
      expect(root).toMatch(new RegExp(`>${open}</span></button>`));
      // The content security policy blocks all other inline scripts.
      const inline = page.match(/<script(?![^>]* src=)[^>]*>/g) ?? [];
      expect(inline.length).toBeGreaterThan(0);
      expect(new Set(inline)).toEqual(new Set([`<script nonce="${nonceOf(headers)}">`]));
      expect(page).toMatch(language === 'fr' ? /<title>.* · Élan<\/title>/ : /<title>.* · Élan/);
      expect(page).not.toContain('rel="stylesheet"');
    },
  );

  it('is compressed, and never cached', async () => {
    const { headers, body } = await fetched('/dashboard', {
      cookie,
      'accept-encoding': 'gzip, br',
    });
    expect(headers['content-encoding']).toBe('br');
    expect(headers.vary).toMatch(/cookie/i);
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(brotliDecompressSync(body).toString()).toContain('Pain de nuit');
  });

  it('is rendered per person, also under concurrent requests', async () => {
    const people = await Promise.all(
      [1, 2, 3].map(async (at) => {
        const one = await signedUpPerson(server);
        await one.createProject(`Secret numéro ${at}`);
        return { at, cookie: await cookiesOf(one), email: one.email };
      }),
    );
    const asked = Array.from({ length: 8 }, () => people).flat();
    const pages = await Promise.all(
      asked.map(({ cookie: own }) => textOf('/dashboard', { cookie: own })),
    );
    for (const [index, page] of pages.entries()) {
      const seen = people.filter(
        ({ at, email }) => page.includes(`Secret numéro ${at}`) || page.includes(email),
      );
      expect(seen).toEqual([asked[index]]);
    }
  });

  it('escapes a name that would end or begin a script', async () => {
    const name = '</script><script>alert(1)</script><!--';
    await person.createProject(name);
    const page = await textOf('/dashboard', { cookie });
    const { root, scripts } = partsOf(page);
    expect(page).not.toContain('<script>alert');
    expect(root).toContain('&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!--');
    expect(scripts).toContain('\\x3C/script>\\x3Cscript>alert(1)\\x3C/script>\\x3C!--');
  });

  it('is empty when signed out', async () => {
    for (const own of ['', 'elan_session=1', 'elan_session=1; elan.session_token=stale']) {
      const { headers, body } = await fetched('/dashboard', { cookie: own });
      expect(partsOf(body.toString())).toEqual({ root: '', scripts: '' });
      expect(headers['content-security-policy']).not.toContain('script-src');
    }
  });

  it('has another nonce each time', async () => {
    const [one, other] = [
      await fetched('/dashboard', { cookie }),
      await fetched('/dashboard', { cookie }),
    ];
    expect(nonceOf(one.headers)).not.toBe(nonceOf(other.headers));
  });

  it('that cannot be rendered is left to the browser', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'elan-pages-'));
    cpSync(webDist, folder, { recursive: true });
    writeFileSync(
      join(folder, 'server/entryServer.js'),
      'export const renderPage = async () => { throw new Error("on purpose"); };',
    );
    const other = await startTestServer({}, { pages: folder });
    try {
      const own = await signedUpPerson(other);
      await own.createProject('Pain de nuit');
      const reply = await request(other, 'GET', '/dashboard', {
        headers: { authorization: `Bearer ${own.token}`, cookie: 'elan_session=1' },
      });
      expect(reply.status).toBe(200);
      expect(partsOf(String(reply.body.text))).toEqual({ root: '', scripts: '' });
      expect(other.logged()).toContainEqual(
        expect.objectContaining({ msg: 'rendering of a page' }),
      );
    } finally {
      await other.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('a module', () => {
  const saved = 'Du pain la nuit, près de l’hôpital.';
  let person: Person;
  let cookie: string;
  let projectId: string;
  beforeAll(async () => {
    person = await signedUpPerson(server);
    cookie = await cookiesOf(person);
    ({ id: projectId } = await person.createProject('Pain de nuit'));
    const { status } = await request(server, 'PUT', `/api/projects/${projectId}/modules/idea`, {
      headers: { authorization: `Bearer ${person.token}` },
      body: { data: { answers: { businessIdea: saved } }, baseLastUpdated: null },
    });
    expect(status).toBe(200);
  });

  it('of the open project is there before any script, with what is saved', async () => {
    const own = `${cookie}; elan_project=${projectId}`;
    const { root } = partsOf(await textOf('/module/idea', { cookie: own }));
    expect(root).toMatch(new RegExp(`<textarea [^>]*>${saved}</textarea>`));
    expect(root).toContain('Pain de nuit');
  });

  it.each([
    '',
    'elan_project=',
    'elan_project=x',
    'elan_project=6c3b5b0e-4f0e-4c39-9c0b-0d6c4f6f3a11',
  ])('of the project changed last where none is known to have been used: “%s”', async (used) => {
    const page = await textOf('/module/idea', { cookie: `${cookie}; ${used}` });
    expect(page).toContain(saved);
    expect(page).toContain(` data-project="${projectId}"`);
  });

  it('of no project states that, after the last one was deleted or where there is none', async () => {
    const deleted = await textOf('/module/idea', { cookie: `${cookie}; elan_project=none` });
    expect(partsOf(deleted).root).toContain('Aucun projet sélectionné');
    const newcomer = await cookiesOf(await signedUpPerson(server));
    const { root } = partsOf(await textOf('/module/idea', { cookie: newcomer }));
    expect(root).toContain('Aucun projet sélectionné');
  });

  it.each([
    ['/module/idea', saved],
    ['/rehearsal', 'Aucune des 10'],
    ['/dossier', 'Pour qui?'],
  ])(
    '%s of the project that the address names is there, whatever was used last',
    async (page, text) => {
      const { id: other } = await person.createProject('Atelier Boréal');
      const own = `${cookie}; elan_project=${other}`;
      const { root } = partsOf(await textOf(`/p/${projectId}${page}`, { cookie: own }));
      expect(root).toContain(text);
      expect(root).toContain('Pain de nuit');
      expect(root).not.toContain('Atelier Boréal');
      const links = Array.from(root.matchAll(/ href="([^"#]+)/g), ([, to = '']) => to);
      expect(links).toContain(`/p/${projectId}/module/idea`);
      expect(links.filter(isPlainProjectPage)).toEqual([]);
    },
  );

  it('of a project that this person does not have is not found, for whatever reason', async () => {
    const { id: gone } = await person.createProject('Jeté');
    const { status } = await request(server, 'DELETE', `/api/projects/${gone}`, {
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(status).toBe(200);
    const foreign = (await (await signedUpPerson(server)).createProject('Étranger')).id;
    const unknown = '6c3b5b0e-4f0e-4c39-9c0b-0d6c4f6f3a11';
    const ids = [gone, foreign, unknown, 'x', 'none', '%27%20or%201%3D1', '%00', 'a%2fb'];
    for (const page of ['/module/idea', '/rehearsal', '/dossier']) {
      const replies = ids.map(async (id) => {
        const reply = await fetch(`${server.url}/p/${id}${page}`, { headers: { cookie } });
        const { root } = partsOf(await reply.text());
        return { id, status: reply.status, root };
      });
      const [first, ...others] = await Promise.all(replies);
      expect(first?.status).toBe(404);
      expect(first?.root).toContain('<h1 class="text-3xl">Ce projet est introuvable.</h1>');
      expect(first?.root).toContain(`href="/p/${projectId}/module/brainstorm"`);
      for (const other of others) expect(other).toEqual({ ...first, id: other.id });
    }
  });

  it('has one address', async () => {
    for (const [path, to] of [
      [`/P/${projectId.toUpperCase()}/Module/idea`, `/p/${projectId}/module/idea`],
      [`/p/${projectId}/dossier/?a=B`, `/p/${projectId}/dossier?a=B`],
      ['/module/Idea', '/module/idea'],
    ] as const) {
      const { status, headers } = await request(server, 'GET', path, {});
      expect([path, status, headers.get('location')]).toEqual([path, 303, to]);
    }
  });

  it('of another person’s project is not shown', async () => {
    const other = await cookiesOf(await signedUpPerson(server));
    const page = await textOf('/module/idea', { cookie: `${other}; elan_project=${projectId}` });
    expect(page).not.toContain('Pain de nuit');
    expect(page).toContain('Aucun projet sélectionné');
  });

  it('and a lender’s questions about the open project are there too', async () => {
    const own = `${cookie}; elan_project=${projectId}`;
    const { root } = partsOf(await textOf('/rehearsal', { cookie: own }));
    const [, main = ''] = root.split('<main');
    expect(main.match(/<h2/g)).toHaveLength(10);
    expect(root).toContain('Aucune des 10 n’a encore une réponse complète.');
    const other = await cookiesOf(await signedUpPerson(server));
    const page = await textOf('/rehearsal', { cookie: `${other}; elan_project=${projectId}` });
    expect(page).toContain('Aucun projet sélectionné');
  });

  it('and the dossier of the open project begins with its choices and files', async () => {
    const own = `${cookie}; elan_project=${projectId}`;
    const { root } = partsOf(await textOf('/dossier', { cookie: own }));
    expect(root).toContain('Pour qui?');
    expect(root).toContain('Télécharger en Markdown');
    const other = await cookiesOf(await signedUpPerson(server));
    const page = await textOf('/dossier', { cookie: `${other}; elan_project=${projectId}` });
    expect(page).toContain('Aucun projet sélectionné');
  });

  it('that a person wants is named beside its price, with what it gives', async () => {
    const own = `${cookie}; elan_project=${projectId}`;
    const wanted = await textOf('/pricing', { cookie: `${own}; elan_wanted=finances` });
    expect(partsOf(wanted).root).toMatch(/«\sFinances\s» vous donne.*Seuil de rentabilité/s);
    expect(partsOf(wanted).root).toContain('Commencer maintenant');
    for (const none of ['elan_wanted=', 'elan_wanted=nothing', 'elan_wanted=idea', '']) {
      const { root } = partsOf(await textOf('/pricing', { cookie: `${own}; ${none}` }));
      expect(root, none).toContain('Commencer maintenant');
      expect(root, none).not.toMatch(/vous donne|nothing/);
    }
  });

  it('that is locked offers the plan, and one that does not exist redirects to the dashboard', async () => {
    const { root } = partsOf(
      await textOf('/module/finances', { cookie: `${cookie}; elan_project=${projectId}` }),
    );
    expect(root).toMatch(/<h1[^>]*>.*Premium/s);
    const unknown = await request(server, 'GET', '/module/nothing', {
      headers: { authorization: `Bearer ${person.token}`, cookie: 'elan_session=1' },
    });
    expect([unknown.status, unknown.headers.get('location')]).toEqual([303, '/dashboard']);
  });
});
