import { randomUUID } from 'node:crypto';
import { openTestDatabase } from '@elan/testing/database/database';
import { lockRows } from '@elan/testing/database/rowLock';
import { type Person, request, signedUpPerson, signUp } from '@elan/testing/people/person';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import { deleteOwn } from '@elan/testing/stages/fullAccount';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgres } from '../adapters/database/database.ts';
import { migrate } from '../store/migrate.ts';

const env = { AUTH_SECRET: 'le même secret pour les deux serveurs' };
let servers: [TestServer, TestServer];
beforeAll(async () => {
  const database = await openTestDatabase();
  await migrate(database);
  const other = { ...openPostgres(database.url ?? '', () => {}), url: database.url };
  const second = await startTestServer(env, { database: other });
  servers = [await startTestServer(env, { database }), second];
});
afterAll(async () => {
  for (const server of servers.toReversed()) await server.close();
});

const onSecond = (person: Person) =>
  request(servers[1], 'POST', '/api/delete-account', {
    token: person.token,
    body: { confirm_deletion: true },
  });
const spend = (person: Person, used: number) =>
  servers[0].database.db.execute(
    sql`insert into ai_usage (user_id, period, used) values (${person.id}, 'life', ${used})`,
  );
const rows = async (query: ReturnType<typeof sql>) =>
  (await servers[0].database.db.execute(query)).rows;

it('one account deleted on both servers at once is counted once', async () => {
  const person = await signedUpPerson(servers[0]);
  await spend(person, 2);
  await Promise.all([deleteOwn(person), onSecond(person), deleteOwn(person), onSecond(person)]);
  expect(await rows(sql`delete from former_usage returning used`)).toEqual([{ used: 2 }]);
});

it('two accounts of one mailbox deleted at once are both counted', async () => {
  const name = randomUUID();
  const first = await signedUpPerson(servers[0], `${name}+a@exemple.quebec`);
  const second = await signedUpPerson(servers[0], `${name}+b@exemple.quebec`);
  await spend(first, 1);
  await spend(second, 2);
  await Promise.all([deleteOwn(first), onSecond(second)]);
  expect(await rows(sql`delete from former_usage returning used`)).toEqual([{ used: 3 }]);
});

it.each([
  ['has not counted yet', 'select from project_rows where user_id = $1'],
  ['has counted and removed', 'select from outbox where html = $1'],
])(
  'who signs up while a deletion that %s runs is refused, and then starts with what was used',
  async (_stage, rowsToHold) => {
    const person = await signedUpPerson(servers[0]);
    await person.createProject();
    await spend(person, 3);
    // A failed mail, which a deletion removes last.
    await servers[0].database.db.execute(sql`
    insert into outbox (id, recipient, subject, text, html, failed_at)
    values (gen_random_uuid(), ${person.email}, 'Bonjour', 'Bonjour.', ${person.id}, now())`);
    const held = await lockRows(servers[0].database, rowsToHold, [person.id]);
    const deletion = deleteOwn(person);
    await held.waiters(1);
    expect((await signUp(servers[1], person.email)).status).toBe(409);
    await held.release();
    expect((await deletion).status).toBe(200);
    expect((await signUp(servers[1], person.email)).status).toBe(201);
    const carried = await rows(sql`
    select used, carried from ai_usage u join users p on p.id = u.user_id where p.email = ${person.email}`);
    expect(carried).toEqual([{ used: 3, carried: 3 }]);
  },
);
