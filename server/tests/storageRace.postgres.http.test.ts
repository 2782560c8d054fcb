import { contract } from '@elan/domain/contract/contract';
import { megabyte } from '@elan/domain/subscription/storage';
import { openTestDatabase } from '@elan/testing/database/database';
import {
  ideaAnswers,
  type Person,
  replyOf,
  request,
  signedUpPerson,
} from '@elan/testing/people/person';
import { fillTo, miscounted, storageOf } from '@elan/testing/projects/storage';
import { writes } from '@elan/testing/provider/providerAnswers';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import { deleteOwn } from '@elan/testing/stages/fullAccount';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openPostgres } from '../adapters/database/database.ts';
import { migrate } from '../store/migrate.ts';

const limit = 50 * megabyte;
const env = { AUTH_SECRET: 'le même secret pour les deux serveurs' };

let servers: [TestServer, TestServer];
let person: Person;
beforeAll(async () => {
  const database = await openTestDatabase();
  const other = { ...openPostgres(database.url ?? '', () => {}), url: database.url };
  await migrate(database);
  const second = await startTestServer(env, { database: other });
  servers = [await startTestServer(env, { database }), second];
  for (const server of servers) server.provider.answers(writes('Le texte.'));
});
afterAll(async () => {
  for (const server of servers.toReversed()) await server.close();
});
beforeEach(async () => {
  person = await signedUpPerson(servers[0]);
});

/** Makes concurrent calls as the person, alternating between both servers. @returns the number of replies by status. */
async function atOnce(count: number, call: (index: number) => [string, string, unknown?]) {
  const statuses = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const [method, path, body] = call(index);
      const { token } = person;
      const server = servers[index % 2] ?? servers[0];
      return (await request(server, method, path, { token, body })).status;
    }),
  );
  const of = (status: number) => statuses.filter((one) => one === status).length;
  return { of, statuses };
}

async function fill(person: Person, bytes: number): Promise<void> {
  const { id: projectId } = await person.createProject('Ce qui remplit');
  await fillTo(servers[0].database.db, { ownerId: person.id, projectId }, bytes);
}

it('accepts as many concurrent saves as there is room for', async () => {
  const projects: string[] = [];
  for (let index = 0; index < 20; index += 1) projects.push((await person.createProject()).id);
  const data = { comments: 'x'.repeat(1_000) };
  // Includes 500 bytes for the row, and the JSON syntax around the text.
  const size = 1_000 + 500 + '{"comments": ""}'.length;
  await fill(person, limit - 7 * size - 1);
  const { of } = await atOnce(20, (index) => [
    'PUT',
    `/api/projects/${projects[index]}/modules/idea`,
    { data, baseLastUpdated: null },
  ]);
  expect([of(200), of(402)]).toEqual([7, 13]);
  expect(await storageOf(person)).toEqual({ used: limit - 1, limit });
});

it('creates as many concurrent projects as there is room for', async () => {
  await fill(person, limit - 3 * 501);
  const { of } = await atOnce(12, () => ['POST', '/api/projects', { name: 'x' }]);
  expect([of(201), of(402)]).toEqual([3, 9]);
  expect(await storageOf(person)).toEqual({ used: limit, limit });
});

it('counts correctly during concurrent saves, generations and bin changes, without deadlock', async () => {
  const projects: string[] = [];
  for (let index = 0; index < 6; index += 1) projects.push((await person.createProject()).id);
  const { statuses } = await atOnce(120, (index) => {
    const path = `/api/projects/${projects[index % 6]}`;
    const kinds: [string, string, unknown?][] = [
      ['PUT', `${path}/modules/idea`, { data: { answers: ideaAnswers }, baseLastUpdated: null }],
      ['PUT', `${path}/modules/analysis`, { data: { comments: 'é' }, baseLastUpdated: null }],
      ['POST', `${path}/modules/idea/generate`, { answers: ideaAnswers, language: 'fr' }],
      ['PATCH', path, { description: `é ${index}` }],
      index > 60 ? ['DELETE', path] : ['GET', path],
      index > 90 ? ['DELETE', path.replace('projects', 'deleted-projects')] : ['GET', path],
      ['POST', '/api/projects', { name: 'x' }],
    ];
    return kinds[index % kinds.length] ?? ['GET', path];
  });
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(await miscounted(servers[0].database.db, person)).toEqual([]);
});

it('counts correctly when the account is deleted during its saves', async () => {
  const { id } = await person.createProject();
  const saves = atOnce(30, (index) => [
    'POST',
    index % 2 === 0 ? '/api/projects' : `/api/projects/${id}/modules/idea/generate`,
    index % 2 === 0 ? { name: 'x' } : { answers: ideaAnswers, language: 'fr' },
  ]);
  expect((await deleteOwn(person)).status).toBe(200);
  const { statuses } = await saves;
  // Saves in progress may be interrupted (503); nothing fails for any other reason.
  expect(statuses.filter((status) => status === 500)).toEqual([]);
  const { db } = servers[0].database;
  expect(await miscounted(db, person)).toEqual([]);
  const { rows } = await db.execute(
    sql`select 1 from account_storage where user_id = ${person.id}`,
  );
  expect(rows).toEqual([]);
});

it('is the same on both servers, even if both have reported it before', async () => {
  const { token } = person;
  const storages = () =>
    Promise.all(
      servers.map(async (server) => {
        const counts = await request(server, 'GET', '/api/project-counts', { token });
        return replyOf(contract.countProjects, counts).storage;
      }),
    );
  expect(await storages()).toEqual([
    { used: 0, limit },
    { used: 0, limit },
  ]);
  for (const [server, used] of [
    [servers[0], 501],
    [servers[1], 1_002],
  ] as const) {
    const created = await request(server, 'POST', '/api/projects', { token, body: { name: 'x' } });
    expect(created.status).toBe(201);
    expect(await storages()).toEqual([
      { used, limit },
      { used, limit },
    ]);
  }
});
