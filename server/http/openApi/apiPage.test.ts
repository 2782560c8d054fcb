import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { serveApiPage } from './apiPage.ts';

async function page(mayTry: boolean): Promise<string> {
  const app = Fastify();
  serveApiPage(app, { mayTry });
  const { body } = await app.inject({ url: '/api/docs' });
  await app.close();
  return body;
}

it('shows the document with what its own server has, and nothing else', async () => {
  const html = await page(false);
  const loaded = Array.from(html.matchAll(/(?:src|href|spec-url)="([^"]*)"/g), ([, url]) => url);
  expect(loaded).toEqual([
    '/icon.svg',
    '/api/openapi.json',
    '/api/openapi.json',
    '/apiExplorer.js',
    '/apiKeyboard.js',
  ]);
  // The content policy would refuse an inline script.
  expect(html).not.toMatch(/<script(?![^>]* src=)/);
});

it('sends requests from the page only where it may', async () => {
  expect(await page(false)).toContain(' hide-console');
  expect(await page(true)).not.toContain(' hide-console');
});
