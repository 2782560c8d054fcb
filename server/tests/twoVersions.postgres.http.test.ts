import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { contract } from '@elan/domain/contract/contract';
import { openAgain, openTestDatabase, type TestDatabase } from '@elan/testing/database/database';
import { ideaAnswers, replyOf, request, signedUpPerson } from '@elan/testing/people/person';
import { savingClient } from '@elan/testing/projects/savingClient';
import { writes } from '@elan/testing/provider/providerAnswers';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import { temporaryFolder } from '@elan/testing/servers/serverProcess';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { applyFolder } from '../store/migrate.ts';

const env = { AUTH_SECRET: 'le même secret pour les deux versions', FREE_AI_LIMIT: '50' };
const expansion = readFileSync(join(import.meta.dirname, 'nextRelease.sql'), 'utf8');
/** How many times each person saves in each phase. */
const savesEach = 12;

/** Starts a server as the next release would, with one more migration than this release. */
async function startNextRelease(url: string | undefined, migration: string): Promise<TestServer> {
  const migrationsFolder = temporaryFolder();
  mkdirSync(join(migrationsFolder, 'meta'));
  writeFileSync(join(migrationsFolder, '9999_next_release.sql'), migration);
  const entry = { idx: 0, version: '7', when: Date.UTC(2100, 0), tag: '9999_next_release' };
  const journal = {
    version: '7',
    dialect: 'postgresql',
    entries: [{ ...entry, breakpoints: true }],
  };
  writeFileSync(join(migrationsFolder, 'meta/_journal.json'), JSON.stringify(journal));
  const database = openAgain(url);
  await database.exclusively((db) =>
    applyFolder(db, { migrationsFolder, migrationsTable: 'migrations' }),
  );
  return startTestServer(env, { database });
}

/** Like a proxy in front of the servers, directs a person to a running server. */
interface Route {
  url: string;
  readonly database: TestDatabase;
}

/** Starts a person who saves repeatedly to the server that the route points to, until ended. */
async function busyPerson(route: Route) {
  const person = await signedUpPerson(route);
  const client = await savingClient(person);
  let isOver = false;
  const statuses: number[] = [];
  const saving = (async () => {
    for (; !isOver; await pause(15)) statuses.push((await client.save()).status);
  })();
  return {
    person,
    projectId: client.projectId,
    saves: () => statuses.length,
    async end() {
      isOver = true;
      await saving;
      expect(new Set(statuses)).toEqual(new Set([200]));
      await client.expectNothingLost();
    },
  };
}
type Busy = Awaited<ReturnType<typeof busyPerson>>;

/** Waits until everyone has saved several more times, so their servers must be working. */
async function goOn(people: readonly Busy[]): Promise<void> {
  const before = people.map(({ saves }) => saves());
  await expect
    .poll(() => people.every(({ saves }, index) => saves() >= (before[index] ?? 0) + savesEach))
    .toBe(true);
}

it('a release that expands the tables runs beside this one, and back, and nothing is lost', async () => {
  const database = await openTestDatabase();
  const first = await startTestServer(env, { database: openAgain(database.url) });
  const route = (server: TestServer): Route => ({ url: server.url, database });
  const routes = [route(first), route(first)] as const;
  const here = await busyPerson(routes[0]);
  const there = await busyPerson(routes[1]);
  const people = [here, there];
  await goOn(people);

  // The new server starts, and migrates, while the old one serves everyone.
  const next = await startNextRelease(database.url, expansion);
  await goOn(people);
  routes[1].url = next.url;
  await goOn(people);
  expect(await writtenOn(first, here)).toBe(await writtenOn(next, there));

  // The old server stops, so that everyone uses the new one.
  routes[0].url = next.url;
  await goOn(people);
  await first.close();
  await goOn(people);

  // Rollback: the old version starts on the expanded tables, and the new one stops.
  const again = await startTestServer(env, { database: openAgain(database.url) });
  for (const each of routes) each.url = again.url;
  await goOn(people);
  await next.close();
  await goOn(people);
  expect(await writtenOn(again, here)).toBe(2);
  for (const each of people) await each.end();

  // The columns added by the new release are filled in all rows, whichever version wrote them.
  const { rows } = await database.db.execute(sql`
    select count(*)::int as modules, count(*) filter (where m.next_saved_at = m.last_updated)::int as copied,
      count(*) filter (where p.next_release_stage = 'idea')::int as staged
    from project_modules m join project_rows p on p.id = m.project_id`);
  expect(rows).toEqual([{ modules: 5, copied: 5, staged: 5 }]);
  await again.close();
  await database.close();
});

/** Generates a module on a server. @returns the person's number of counted generations afterwards. */
async function writtenOn(server: TestServer, { person, projectId }: Busy): Promise<number> {
  server.provider.answers(writes('Un texte de cette version.'));
  const { token } = person;
  const body = { answers: ideaAnswers, language: 'fr' };
  // Uses a separate project, because saves to the other one continue.
  const created = await request(server, 'POST', '/api/projects', {
    token,
    body: { name: projectId },
  });
  const { id } = replyOf(contract.createProject, created);
  const path = `/api/projects/${id}/modules/idea/generate`;
  const { status, body: reply } = await request(server, 'POST', path, { token, body });
  expect(reply).toMatchObject({ result: { aiResponse: 'Un texte de cette version.' } });
  expect(status).toBe(200);
  return replyOf(contract.generateModule, { body: reply }).aiUsage.used;
}

it('a release that contracts them would break this one', async () => {
  const contraction = 'ALTER TABLE "project_modules" RENAME COLUMN "last_updated" TO "saved_at";';
  const database = await openTestDatabase();
  const first = await startTestServer(env, { database: openAgain(database.url) });
  const client = await savingClient(await signedUpPerson(first));
  expect((await client.save()).status).toBe(200);
  const next = await startNextRelease(database.url, contraction);
  expect((await client.save()).status).toBe(500);
  await next.close();
  await first.close();
  await database.close();
});
