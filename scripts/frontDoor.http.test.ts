import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { get as ask } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { price } from '@elan/domain/money';
import { otherPages, projectRoot, publicPages } from '@elan/domain/pages';
import { premiumPriceCents } from '@elan/domain/subscription/plans';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repository, webDist } from './repository.ts';
import { buildWeb } from './webBuild.ts';

const origin = 'https://elan.exemple.ca';
let server: TestServer;

beforeAll(async () => {
  await buildWeb();
  server = await startTestServer({ PUBLIC_URL: origin }, { pages: webDist });
}, 300_000);
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(server.url + path, { method, headers, redirect: 'manual' });
const textOf = async (path: string, cookie = '') => (await get(path, { cookie })).text();

/** @returns an attribute value from the head, found by a pattern for the text before it. */
function headValue(page: string, pattern: string): string | undefined {
  return new RegExp(`${pattern}="([^"]*)"`).exec(page)?.[1];
}

describe('the landing page', () => {
  it.each([
    ['/', '', 'fr'],
    ['/', 'elan_language=fr', 'fr'],
    ['/', 'elan_language=en', 'en'],
    ['/', 'elan_language=de', 'fr'],
    ['/en', '', 'en'],
    ['/en', 'elan_language=fr', 'en'],
  ] as const)(
    'at %s with “%s” is in %s, and says where it is in each language',
    async (path, cookie, language) => {
      const page = await textOf(path, cookie);
      const [h1, start] =
        language === 'fr' ? ['De l’idée', 'Commencer'] : ['From a scribbled idea', 'Get Started'];
      expect(page).toContain(`<html lang="${language}"`);
      expect(page).toMatch(new RegExp(`<h1[^>]*>${h1}`));
      expect(page).toMatch(new RegExp(`<a [^>]*href="/auth\\?panel=signup"[^>]*>${start}</a>`));
      expect(page).toContain(price(premiumPriceCents, language));
      expect(headValue(page, 'rel="canonical" href')).toBe(
        `${origin}/${language === 'en' ? 'en' : ''}`,
      );
      expect(headValue(page, 'hreflang="fr-CA" href')).toBe(`${origin}/`);
      expect(headValue(page, 'hreflang="en-CA" href')).toBe(`${origin}/en`);
      expect(headValue(page, 'hreflang="x-default" href')).toBe(`${origin}/`);
      expect(headValue(page, 'og:image" content')).toBe(`${origin}/share-${language}.png`);
      expect(page.match(/<title>/g)).toHaveLength(1);
      expect(page.match(/<h1/g)).toHaveLength(1);
    },
  );

  it('redirects back to the same panel in the requested language, and repeats no other query', async () => {
    const leads = async (path: string) => (await get(path)).headers.get('location');
    expect(await leads('/auth?panel=signup&language=en')).toBe('/auth?panel=signup');
    expect(await leads('/auth?language=en&type=recovery&access_token=a')).toBe('/auth');
    expect(await textOf('/auth?panel=signup')).toContain('name="panel" value="signup"');
  });

  it('remembers the language of a visited URL for the next pages', async () => {
    const reply = await get('/en', { cookie: 'elan_language=fr' });
    expect(reply.headers.getSetCookie().join()).toMatch(
      /^__Host-elan_language=en; Max-Age=31536000; Path=\/; Secure; SameSite=Lax$/,
    );
    expect(reply.headers.get('cache-control')).toBe('private, no-cache');
    expect((await get('/en', { cookie: 'elan_language=en' })).headers.getSetCookie()).toEqual([]);
    expect((await get('/')).headers.getSetCookie()).toEqual([]);
  });

  it('switches the language without the page’s code, and redirects to its URL', async () => {
    for (const [asked, to] of [
      ['/?language=en', '/en'],
      ['/en?language=fr', '/'],
      ['/terms?language=en', '/terms'],
    ] as const) {
      const reply = await get(asked);
      expect([reply.status, reply.headers.get('location')]).toEqual([303, to]);
      expect(reply.headers.getSetCookie().join()).toContain(`elan_language=${asked.slice(-2)}`);
      expect(reply.headers.get('cache-control')).toBe('no-store');
    }
    expect((await get('/?language=de')).status).toBe(200);
  });

  it('names the running stand-ins before any script runs', async () => {
    const page = await textOf('/');
    expect(page).toMatch(/<aside [^>]*class="fixed [^>]*>.*href="\/sandbox\/mailbox"/s);
  });

  it('describes itself and its price to search engines', async () => {
    const page = await textOf('/en');
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
    const { '@graph': graph } = JSON.parse(json);
    expect(graph.map((one: { '@type': string }) => one['@type'])).toEqual([
      'Organization',
      'SoftwareApplication',
    ]);
    expect(
      graph[1].offers.map((offer: { price: string; priceCurrency: string }) => [
        offer.price,
        offer.priceCurrency,
      ]),
    ).toEqual([
      ['0.00', 'CAD'],
      [(premiumPriceCents / 100).toFixed(2), 'CAD'],
    ]);
    expect(graph[1].url).toBe(`${origin}/en`);
  });

  it('leads a browser with a session cookie to the dashboard without checking the session', async () => {
    for (const path of ['/', '/en']) {
      const reply = await get(path, { cookie: 'elan_session=1' });
      expect([reply.status, reply.headers.get('location')]).toEqual([303, '/dashboard']);
      expect(reply.headers.get('cache-control')).toBe('no-store');
      expect(reply.headers.get('vary')).toMatch(/cookie/i);
    }
  });
});

describe('a public page', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['identity', null, (body: Uint8Array) => body],
  ] as const)('comes as “%s” can read it: %s', async (accepted, encoding, read) => {
    const plain = Buffer.from(
      await (await get('/', { 'accept-encoding': 'identity' })).arrayBuffer(),
    );
    const { headers, body } = await rawly('/', { 'accept-encoding': accepted });
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('vary')).toBe('Cookie, Accept-Encoding');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(Buffer.from(read(body)).equals(plain)).toBe(true);
  });

  it('notes early clicks from its head on, by an inline script; the landing page does not', async () => {
    const scriptIn = async (path: string) => {
      const [head = ''] = (await textOf(path)).split('<body');
      return /<script>[^<]*elanEarlyClick[^<]*<\/script>/.exec(head)?.[0];
    };
    for (const path of ['/auth', '/pricing', '/privacy', '/terms', '/account-deleted']) {
      expect(await scriptIn(path), path).toBeDefined();
    }
    for (const path of ['/', '/en']) expect(await scriptIn(path), path).toBeUndefined();
  });

  it('has an ETag of its bytes, and is not sent again to a browser that has it', async () => {
    const etag = (await get('/', { 'accept-encoding': 'br' })).headers.get('etag') ?? '';
    const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': `"x", ${etag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const other = await get('/', { 'accept-encoding': 'gzip', 'if-none-match': etag });
    expect(other.status).toBe(200);
    const english = await get('/', {
      'accept-encoding': 'br',
      'if-none-match': etag,
      cookie: 'elan_language=en',
    });
    expect(english.status).toBe(200);
  });

  it('answers HEAD as GET, without its text', async () => {
    const head = await get('/', {}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('etag')).toBe((await get('/')).headers.get('etag'));
  });

  it.each(publicPages)(
    '%s can be read without scripts, in both languages, and says what it is',
    async (path) => {
      const replies = [await get(path), await get(path, { cookie: 'elan_language=en' })];
      const pages = await Promise.all(replies.map((reply) => reply.text()));
      for (const [index, page] of pages.entries()) {
        expect(replies[index]?.headers.get('content-security-policy') ?? '').toContain(
          allowedScripts(page),
        );
        expect(page).toMatch(/<main [^>]*>.*<h1/s);
        expect(headValue(page, 'name="description" content')?.length).toBeGreaterThan(60);
        expect(headValue(page, 'rel="canonical" href')).toMatch(`${origin}/`);
        expect(page).not.toContain('rel="stylesheet"');
        // A preload in the head would delay the first frame.
        expect(page).toMatch(/<body>.*<link rel="preload" as="font" [^>]*>\s*<div id="root"/s);
      }
      if (path !== '/en') expect(pages[0]).not.toBe(pages[1]);
    },
  );

  it('is served empty where the request may be for personal data', async () => {
    for (const path of [
      '/auth?type=recovery&access_token=a&refresh_token=b',
      '/dashboard',
      '/module/idea',
    ]) {
      expect(await textOf(path)).toContain('<div id="root"></div>');
    }
  });

  it('is not cached by proxies; the browser caches the landing page briefly', async () => {
    expect((await get('/')).headers.get('cache-control')).toBe('private, max-age=600');
    expect((await get('/auth')).headers.get('cache-control')).toBe('private, no-cache');
    expect((await get('/auth')).headers.get('referrer-policy')).toBe('no-referrer');
  });
});

describe('a URL', () => {
  it('that does not exist leads home', async () => {
    for (const path of ['/nope', '/index.html', '/module/', '/auth/nope', '/nope%20']) {
      const reply = await get(path);
      expect([path, reply.status, reply.headers.get('location')]).toEqual([path, 303, '/']);
    }
    const signedIn = await get('/nope', { cookie: 'elan_session=1' });
    expect(signedIn.headers.get('location')).toBe('/dashboard');
  });

  it('of a page is in the route list, and the reverse', () => {
    const routes = readFileSync(join(repository, 'web/entry/routes.tsx'), 'utf8');
    const paths = Array.from(routes.matchAll(/ path: '(\/[^']*)'/g), ([, path = '']) => path);
    const written = paths
      .filter((path) => path !== `${projectRoot}$projectId`)
      .map((path) => path.replace('$key', ''));
    const known = [...publicPages, ...otherPages].filter((path) => path !== '/' && path !== '/en');
    expect(written.sort()).toEqual([...known].sort());
  });
});

describe('what browsers request by themselves', () => {
  it.each([
    '/apple-touch-icon.png',
    '/apple-touch-icon-precomposed.png',
    '/apple-touch-icon-120x120.png',
    '/apple-touch-icon-152x152-precomposed.png',
  ])('%s is the icon', async (path) => {
    const reply = await get(path);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/png']);
    const icon = await (await get('/icon-180.png')).arrayBuffer();
    expect(Buffer.from(await reply.arrayBuffer()).equals(Buffer.from(icon))).toBe(true);
  });

  it('/favicon.ico is an icon file with the picture in it', async () => {
    const reply = await get('/favicon.ico');
    expect([reply.status, reply.headers.get('content-type')]).toEqual([
      200,
      'image/vnd.microsoft.icon',
    ]);
    const file = Buffer.from(await reply.arrayBuffer());
    expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 192, 192]);
    const [length, start] = [file.readUInt32LE(14), file.readUInt32LE(18)];
    const icon = Buffer.from(await (await get('/icon-192.png')).arrayBuffer());
    expect(file.subarray(start, start + length).equals(icon)).toBe(true);
  });

  it('/.well-known/change-password redirects to the form, and a missing page is not found', async () => {
    const reply = await get('/.well-known/change-password');
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/account#password']);
    const missing = [
      '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
      '/.well-known/assetlinks.json',
      '/browserconfig.xml',
      '/apple-touch-icon-x.png',
      '/assets/gone.js',
    ];
    for (const path of missing) expect([path, (await get(path)).status]).toEqual([path, 404]);
  });
});

describe('what search engines and phones ask for', () => {
  it('names every public page and no other', async () => {
    const robots = await get('/robots.txt');
    expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const rules = await robots.text();
    expect(rules).toContain(`Sitemap: ${origin}/sitemap.xml`);
    const refused = Array.from(rules.matchAll(/^Disallow: (.+)$/gm), ([, path = '']) => path);
    expect(publicPages.filter((path) => refused.some((start) => path.startsWith(start)))).toEqual(
      [],
    );
    expect(refused).toContain('/dashboard');
    const sitemap = await get('/sitemap.xml');
    expect(sitemap.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const places = Array.from(
      (await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g),
      ([, at]) => at,
    );
    expect(places).toEqual(publicPages.map((path) => `${origin}${path}`));
  });

  it('is there: a manifest with icons of its sizes, and a picture in each language', async () => {
    const reply = await get('/manifest.webmanifest');
    expect(reply.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    const { icons } = (await reply.json()) as { icons: { src: string; sizes: string }[] };
    const pictures = [
      ...icons.filter(({ src }) => src.endsWith('.png')).map(({ src, sizes }) => [src, sizes]),
      ['/icon-180.png', '180x180'],
      ['/share-fr.png', '1200x630'],
      ['/share-en.png', '1200x630'],
    ];
    for (const [src = '', sizes] of pictures) {
      const picture = await get(src);
      expect([src, picture.headers.get('content-type')]).toEqual([src, 'image/png']);
      const png = Buffer.from(await picture.arrayBuffer());
      expect([src, `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`]).toEqual([src, sizes]);
    }
    expect((await get('/icon.svg')).headers.get('content-type')).toMatch(/^image\/svg\+xml/);
  });
});

/**
 * @returns the hashes that the content security policy allows for a page's inline scripts, or an empty string if there
 *   are none.
 */
function allowedScripts(page: string): string {
  const inline = Array.from(
    page.matchAll(/<script(?![^>]* (?:src=|type="application\/))[^>]*>(.*?)<\/script>/gs),
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return inline.length === 0 ? '' : `;script-src 'self' ${inline.join(' ')}`;
}

/** Like `fetch`, but without decompressing. */
async function rawly(path: string, headers: Record<string, string>) {
  return new Promise<{ headers: Headers; body: Buffer }>((resolve, reject) => {
    ask(server.url + path, { headers }, async (reply) => {
      const known = Object.entries(reply.headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as [string, string]],
      );
      resolve({ headers: new Headers(known), body: await buffer(reply) });
    }).on('error', reject);
  });
}
