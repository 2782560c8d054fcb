import { openAgain, openTestDatabase, type TestDatabase } from '@elan/testing/database/database';
import { type MailServer, startMailServer } from '@elan/testing/mail/mailServer';
import { type Person, request, signedUpPerson, signUp } from '@elan/testing/people/person';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Role } from '../config/config.ts';

let database: TestDatabase;
let mail: MailServer;
const open: TestServer[] = [];
beforeEach(async () => {
  database = await openTestDatabase();
  mail = await startMailServer();
});
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
  await mail.close();
  await database.close();
});

async function start(role: Role): Promise<TestServer> {
  const env = { AUTH_SECRET: 'le même secret pour tous les processus', SMTP_URL: mail.url };
  const server = await startTestServer(env, { database: openAgain(database.url), role });
  open.push(server);
  return server;
}

const pagesOf = (server: TestServer, { token }: Person, id: string) =>
  request(server, 'GET', `/api/projects/${id}/dossier/pages?pack=personal&language=fr`, { token });

it('web processes leave mails and documents to workers', async () => {
  const web = [await start('web'), await start('web')] as const;
  const email = 'boite@exemple.quebec';
  expect((await signUp(web[0], email)).status).toBe(201);
  const person = await signedUpPerson(web[1]);
  const { id } = await person.createProject();
  const pages = pagesOf(web[0], person, id);
  expect(mail.received).toEqual([]);
  await Promise.all([start('worker'), start('worker')]);
  await mail.mailsTo(email);
  expect(await pages).toMatchObject({ status: 200 });
  expect(mail.received).toHaveLength(1);
});

it('a document that is not ready before the server stops has a URL at which another one has it', async () => {
  const web = await start('web');
  const person = await signedUpPerson(web);
  const { id } = await person.createProject();
  const asked = pagesOf(web, person, id);
  await expect
    .poll(() => database.db.execute('select from documents'))
    .toMatchObject({ rowCount: 1 });
  await open.splice(0, 1)[0]?.close();
  const answered = await asked;
  expect(answered).toMatchObject({ status: 202, body: { place: 0 } });
  const location = answered.headers.get('location') ?? '';
  expect(answered.headers.get('retry-after')).toBe('1');
  const next = await start('all');
  const { token } = person;
  expect(await request(next, 'GET', location, { token })).toMatchObject({
    status: 200,
    body: { pages: expect.any(Number) },
  });
});

it('a worker answers about its health alone', async () => {
  const worker = await start('worker');
  for (const [path, status] of [
    ['/api/health', 200],
    ['/api/ready', 200],
    ['/api/me', 404],
    ['/api/openapi.json', 404],
    ['/', 404],
  ] as const) {
    expect((await fetch(worker.url + path)).status, path).toBe(status);
  }
});
