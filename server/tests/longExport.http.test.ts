import { setTimeout as delay } from 'node:timers/promises';
import { openTestDatabase } from '@elan/testing/database/database';
import {
  type Person,
  password,
  request,
  sessionOf,
  signedUpPerson,
} from '@elan/testing/people/person';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../adapters/database/database.ts';

const projects = 300;
let server: TestServer;
let person: Person;
/** Number of transactions so far that ran as a person. */
let read = 0;
beforeAll(async () => {
  const database = await openTestDatabase();
  const counting: Database = new Proxy(database.db, {
    get(db, name) {
      if (name === 'transactionWith') read += 1;
      return Reflect.get(db, name);
    },
  });
  server = await startTestServer({}, { database: { ...database, db: counting } });
  person = await signedUpPerson(server);
  await database.db.execute(sql`
    with made as (
      insert into project_rows (id, user_id, name, created_at, updated_at)
      select gen_random_uuid(), ${person.id}, 'Projet ' || n, now(), now()
      from generate_series(1, ${projects}::int) n
      returning id, user_id
    )
    insert into project_modules (project_id, module, user_id, data, has_content, answers_complete, last_updated)
    select id, 'idea', user_id, jsonb_build_object('aiResponse', repeat('é', 50000)), true, false, now() from made`);
});
afterAll(() => server.close());

const open = (signal?: AbortSignal, token = person.token) =>
  fetch(`${server.url}/api/account/export`, {
    headers: { authorization: `Bearer ${token}` },
    ...(signal ? { signal } : {}),
  });

/** Waits until nothing more is read from the database, even on a slow machine. @returns the number of reads. */
async function settled(): Promise<number> {
  for (let before = -1, quiet = 0; quiet < 3; before = read) {
    await delay(300);
    quiet = before === read ? quiet + 1 : 0;
  }
  return read;
}

it('is read no faster than the client receives it, and no further after a disconnect', async () => {
  read = 0;
  const leaving = new AbortController();
  const { body } = await open(leaving.signal);
  const reader = body?.getReader();
  await reader?.read();
  const waiting = await settled();
  // Only what fits into the connection's buffers was read: a few megabytes of the document's 30.
  expect(waiting).toBeLessThan(projects / 2);
  leaving.abort();
  await settled();
  expect(read).toBeLessThan(waiting + 5);
});

it('is complete, with each project once', async () => {
  const answer = await open();
  const document = (await answer.json()) as { projects: { name: string }[] };
  const names = document.projects.map(({ name }) => name);
  expect(new Set(names).size).toBe(projects);
  expect(names).toHaveLength(projects);
});

it('stops once its session has ended, without stopping others', async () => {
  const body = { email: person.email, password };
  const signedIn = await request(server, 'POST', '/api/auth/sign-in/email', { body });
  const { token } = sessionOf(signedIn);
  const [leaving, staying] = [await open(undefined, token), await open()];
  // Neither client reads anything, so each stream stops once the connection's buffers are full.
  await settled();
  const ended = () => server.logged().filter(({ route }) => route === '/api/account/export');
  const before = ended().length;
  await request(server, 'POST', '/api/auth/sign-out', { token });
  // Reading any earlier would let the rest of the document through.
  await expect.poll(() => ended().length).toBe(before + 1);
  await expect(leaving.text()).rejects.toThrow('terminated');
  const whole = (await staying.json()) as { projects: unknown[] };
  expect(whole.projects).toHaveLength(projects);
});
