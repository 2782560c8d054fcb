import { contract } from '@elan/domain/contract/contract';
import { largestExchange } from '@elan/domain/dossier/exchange';
import { duringTests } from '@elan/testing/duringTests';
import { type Person, replyOf, request, signedUpPerson } from '@elan/testing/people/person';
import { wholeProject } from '@elan/testing/projects/wholeProject';
import { startTestServer } from '@elan/testing/servers/server';
import { beforeAll, describe, expect, it } from 'vitest';

const founder = 'fondatrice@exemple.quebec';
const server = duringTests(() => startTestServer({ FOUNDER_EMAILS: founder }));
let person: Person;
let id: string;
beforeAll(async () => {
  person = await signedUpPerson(server, founder);
  const imported = await person.call('POST', '/api/projects/import', wholeProject);
  expect(imported.status).toBe(201);
  ({ id } = replyOf(contract.importProject, imported));
});

const dossier = (format: string, more = '') =>
  `/api/projects/${id}/dossier?format=${format}${more}`;
/** Returns the raw response, because `person.call` reads it as text. */
const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(server.url + path, { headers: { authorization: `Bearer ${person.token}`, ...headers } });

describe('a file', () => {
  it.each([
    ['pdf', 'application/pdf', '%PDF-'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'PK'],
    ['pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation', 'PK'],
    ['md', 'text/markdown; charset=utf-8', '# Pain'],
    ['json', 'application/json; charset=utf-8', '{"form'],
  ])('%s is an attachment of its type, kept by nobody', async (format, type, start) => {
    const reply = await get(dossier(format, '&pack=bank&language=fr'));
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe(type);
    expect(reply.headers.get('content-disposition')).toBe(
      `attachment; filename="Pain de nuit.${format}"; filename*=UTF-8''Pain%20de%20nuit.${format}`,
    );
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await reply.text()).slice(0, start.length)).toBe(start);
  });

  it.each([
    '',
    '?format=exe',
    '?format=pdf&pack=friend',
    '?format=md&language=de',
    '?format=md&x=1',
    '?format=docx&pack=onepage',
    '?format=json&pack=onepage',
    '?format=pptx&pack=onepage',
    '?format=pptx',
  ])('is not made of a query that is not known: %s', async (query) => {
    const answer = await person.call('GET', `/api/projects/${id}/dossier${query}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'malformed' } });
  });

  it('has a name in which nothing of the header can be changed', async () => {
    const name = '"; x=\\ é\u202e/../🥐';
    const hostile = await person.createProject(name);
    const reply = await get(`/api/projects/${hostile.id}/dossier?format=md`);
    expect(reply.headers.get('content-disposition')).toBe(
      `attachment; filename="; x= e .. __.md"; filename*=UTF-8''%3B%20x%3D%20%C3%A9%20..%20%F0%9F%A5%90.md`,
    );
    expect(await reply.text()).toContain(name);
  });
});

describe('a page', () => {
  const page = (n: number | string) => `/api/projects/${id}/dossier/pages/${n}.svg?pack=bank`;

  it('is a drawing that runs and loads nothing, and is not sent again unchanged', async () => {
    const reply = await get(page(1));
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(reply.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    );
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.headers.get('cache-control')).toBe('private, no-cache');
    expect(reply.headers.get('content-encoding')).toBe('gzip');
    const svg = await reply.text();
    expect(svg).toMatch(/^<svg [\s\S]*<\/svg>$/);
    expect(svg).not.toMatch(
      /<script|<foreignObject|<a |\son\w+=|javascript:|https?:(?!\/\/www\.w3)/i,
    );
    const plain = await get(page(1), { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(svg);
    const etag = reply.headers.get('etag') ?? '';
    expect((await get(page(1), { 'if-none-match': etag })).status).toBe(304);
  });

  it('is missing past the last one', async () => {
    const list = await person.call('GET', `/api/projects/${id}/dossier/pages?pack=bank`);
    const { pages } = replyOf(contract.listDossierPages, list);
    expect((await get(page(pages))).status).toBe(200);
    for (const missing of [pages + 1, 0, 'a', '%00']) {
      expect((await get(page(missing))).status).toBe(404);
    }
  });
});

describe('an import', () => {
  const send = (body: string) =>
    fetch(`${server.url}/api/projects/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      body,
    });
  const refusal = async (body: string) => {
    const reply = await send(body);
    const { code } = (await reply.json()) as { code?: string };
    return `${reply.status} ${code}`;
  };

  it.each([
    ['no JSON', 'PK\u0003\u0004', '400 malformed'],
    ['nothing', '', '422 import_unreadable'],
    ['half a file', JSON.stringify(wholeProject).slice(0, -20), '400 malformed'],
    ['a deep one', `${'['.repeat(5_000)}${']'.repeat(5_000)}`, '400 malformed'],
    ['many lists', `{"a":[${'[],'.repeat(200_000)}[]]}`, '400 malformed'],
    ['a prototype', '{"__proto__":{"isAdmin":true}}', '400 malformed'],
    [
      'a huge one',
      JSON.stringify({ ...wholeProject, description: 'a'.repeat(largestExchange) }),
      '413 body_too_large',
    ],
    ['a newer one', JSON.stringify({ format: 'elan-project/2' }), '422 import_newer'],
    ['a foreign one', JSON.stringify({ projects: [] }), '422 import_unreadable'],
  ])('of %s is refused', async (_name, body, expected) => {
    expect(await refusal(body)).toBe(expected);
  });

  it('takes a file as it was sent, and names the place of what is wrong', async () => {
    const file = await (await get(dossier('json'))).text();
    expect((await send(file)).status).toBe(201);
    const { idea } = wholeProject.modules_data;
    const wrong = { ...wholeProject, modules_data: { idea: { ...idea, comments: 3 } } };
    const reply = await person.call('POST', '/api/projects/import', wrong);
    expect(reply.body.error).toContain('(modules_data.idea.comments)');
  });

  it('is of a signed-in person', async () => {
    const answer = await request(server, 'POST', '/api/projects/import', { body: wholeProject });
    expect(answer.status).toBe(401);
  });
});

it('is described in the API document, with the types of its files', async () => {
  const { body } = await request(server, 'GET', '/api/openapi.json');
  const paths = body.paths as Record<string, Record<string, { responses: Record<string, object> }>>;
  const replyTo = (path: string) => paths[path]?.get?.responses['200'] as { content?: object };
  expect(Object.keys(replyTo('/api/projects/{id}/dossier').content ?? {})).toEqual([
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'text/markdown',
    'application/json',
  ]);
  expect(Object.keys(replyTo('/api/projects/{id}/dossier/pages/{n}.svg').content ?? {})).toEqual([
    'image/svg+xml',
  ]);
});
