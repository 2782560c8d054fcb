import { contract } from '@elan/domain/contract/contract';
import { openTestDatabase, type TestDatabase } from '@elan/testing/database/database';
import { replyOf, signedUpPerson } from '@elan/testing/people/person';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import { deleteOwn, fullPerson, leftOf } from '@elan/testing/stages/fullAccount';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgres } from '../adapters/database/database.ts';

let direct: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  direct = await openTestDatabase();
  const database = { ...openPostgres(direct.url ?? '', () => {}), url: direct.url };
  server = await startTestServer({}, { database });
});
afterAll(async () => {
  await server.close();
  await direct.close();
});

/** While `work` runs, makes every statement of this kind take longer than a request may. */
async function slowly<Result>(
  kind: 'delete on users' | 'update on project_rows',
  work: () => Promise<Result>,
): Promise<Result> {
  await direct.db.execute(sql`
    create or replace function slow() returns trigger language plpgsql
    as 'begin perform pg_sleep(6); return coalesce(new, old); end'`);
  await direct.db.execute(
    sql.raw(`create trigger slow before ${kind} for each row execute function slow()`),
  );
  try {
    return await work();
  } finally {
    await direct.db.execute(sql.raw(`drop trigger slow ${kind.replace(/^\w+ /, '')}`));
  }
}

it('a statement that takes too long is cancelled, and changes nothing', async () => {
  const person = await signedUpPerson(server);
  const { id } = await person.createProject('Avant');
  const rename = () => person.call('PATCH', `/api/projects/${id}`, { name: 'Après' });
  const nameNow = async () =>
    replyOf(contract.getProject, await person.call('GET', `/api/projects/${id}`)).name;
  expect(await slowly('update on project_rows', rename)).toMatchObject({
    status: 503,
    body: { code: 'database_busy' },
  });
  expect(await nameNow()).toBe('Avant');
  expect((await rename()).status).toBe(200);
  expect(await nameNow()).toBe('Après');
});

it('an account is removed even if that takes longer than a request may', async () => {
  const person = await fullPerson(server);
  expect((await slowly('delete on users', () => deleteOwn(person))).status).toBe(200);
  expect(await leftOf(direct.db, person)).toEqual([]);
});
