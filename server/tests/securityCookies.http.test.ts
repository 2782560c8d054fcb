import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { password, request, signedUpPerson } from '@elan/testing/people/person';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const pages = mkdtempSync(join(tmpdir(), 'elan-pages-'));
let server: TestServer;
let email: string;
beforeAll(async () => {
  writeFileSync(join(pages, 'index.html'), '<!doctype html><html lang="fr"></html>');
  server = await startTestServer({ PUBLIC_URL: 'https://elan.exemple.quebec' }, { pages });
  ({ email } = await signedUpPerson(server));
});
afterAll(async () => {
  await server.close();
  rmSync(pages, { recursive: true });
});

const signIn = () =>
  request(server, 'POST', '/api/auth/sign-in/email', { body: { email, password } });

describe('over https', () => {
  it('each cookie that the server sets is for this site alone', async () => {
    const set = [
      ...(await signIn()).headers.getSetCookie(),
      ...(await request(server, 'GET', '/en')).headers.getSetCookie(),
    ];
    const names = set.map((cookie) => cookie.split('=')[0]);
    expect(names).toEqual([
      '__Host-elan.session_token',
      '__Host-elan_session',
      '__Host-elan.device',
      '__Host-elan_language',
    ]);
    for (const cookie of set) {
      expect(cookie).toMatch(/; Path=\/(;|$)/);
      expect(cookie).toMatch(/; Secure(;|$)/);
      expect(cookie).toMatch(/; SameSite=Lax(;|$)/);
      expect(cookie).not.toMatch(/; Domain=/);
    }
  });

  it('a cookie that an earlier version set without the prefix counts until there is one with it', async () => {
    const languageOf = async (cookie: string) =>
      (await request(server, 'GET', '/en', { headers: { cookie } })).headers.getSetCookie();
    expect(await languageOf('elan_language=en')).toEqual([]);
    expect(await languageOf('__Host-elan_language=en; elan_language=fr')).toEqual([]);
    expect((await languageOf('__Host-elan_language=fr; elan_language=en')).join()).toMatch(
      /^__Host-elan_language=en;/,
    );
    const both = '__Host-elan_session=1; elan_session=1';
    const over = await request(server, 'GET', '/api/me', { headers: { cookie: both } });
    expect(over.headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual([
      '__Host-elan_session=',
      'elan_session=',
    ]);
  });

  it('the session’s is hidden from scripts, and its token is in no page', async () => {
    const [session = '', hint = ''] = (await signIn()).headers.getSetCookie();
    expect(session).toMatch(/; HttpOnly/);
    expect(hint).toMatch(/^__Host-elan_session=1;/);
    const [cookie = ''] = session.split(';');
    const token = cookie.split('=')[1] ?? '';
    for (const path of ['/', '/dashboard', '/account', '/api/me', '/api/projects']) {
      const page = await fetch(server.url + path, { headers: { cookie } });
      const text = await page.text();
      expect(text.length).toBeGreaterThan(0);
      expect(text).not.toContain(token);
    }
  });
});

describe('the token of a session', () => {
  it('is 24 random bytes of a secure generator in base64url, and none comes twice', async () => {
    const tokens = new Set<string>();
    for (let round = 0; round < 20; round += 1) tokens.add(String((await signIn()).body.token));
    expect(tokens.size).toBe(20);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{32}$/);
    const letters = new Set([...tokens].join(''));
    expect(letters.size).toBeGreaterThan(50);
  });
});
