import { contract } from '@elan/domain/contract/contract';
import { stripeSettings } from '@elan/testing/payments/stripe';
import { ideaAnswers, type Person, replyOf, signedUpPerson } from '@elan/testing/people/person';
import { refuses, writes, writesSlowly } from '@elan/testing/provider/providerAnswers';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import { readEvents } from '@elan/testing/stages/atModule';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

const founder = 'fondatrice@exemple.quebec';
let server: TestServer;
beforeAll(async () => {
  // The provider exists only for customer ids, and is never called.
  const env = { ...stripeSettings, FOUNDER_EMAILS: founder, FREE_AI_LIMIT: '100' };
  server = await startTestServer({ ...env, STRIPE_API_BASE: 'http://127.0.0.1:9' });
});
afterAll(() => server.close());

const body = { answers: ideaAnswers, language: 'fr' };
const generate = (person: Person, project: string) =>
  person.call('POST', `/api/projects/${project}/modules/idea/generate`, body);
const ledger = async (person: Person, cursor?: string) =>
  replyOf(
    contract.listUsage,
    await person.call('GET', `/api/usage${cursor ? `?cursor=${cursor}` : ''}`),
  );

it('lists what was generated when, and whether it counted', async () => {
  const person = await signedUpPerson(server);
  const { id } = await person.createProject('Pain de nuit');
  expect(await ledger(person)).toEqual({ entries: [], nextCursor: null });
  server.provider.answers(writes('Le texte.'));
  expect((await generate(person, id)).status).toBe(200);
  server.provider.answers(refuses(400));
  expect((await generate(person, id)).status).toBe(502);
  const { entries } = await ledger(person);
  const common = {
    id: expect.any(String),
    module: 'idea',
    action: 'generate',
    project_name: 'Pain de nuit',
    started_at: expect.any(String),
  };
  expect(entries).toEqual([
    { ...common, status: 'failed', counted: false },
    { ...common, status: 'succeeded', counted: true },
  ]);
  const me = replyOf(contract.me, await person.call('GET', '/api/me'));
  expect(me.aiUsage.used).toBe(entries.filter(({ counted }) => counted).length);
});

it('counts nothing for a founder', async () => {
  const person = await signedUpPerson(server, founder);
  server.provider.answers(writes('Le texte.'));
  expect((await generate(person, (await person.createProject()).id)).status).toBe(200);
  expect((await ledger(person)).entries).toMatchObject([{ status: 'succeeded', counted: false }]);
});

it('keeps the counted units of a deleted project, and none of its text', async () => {
  const person = await signedUpPerson(server);
  const { id } = await person.createProject();
  server.provider.answers(writes('Un secret de fabrication.'));
  expect((await generate(person, id)).status).toBe(200);
  // Another generation is in progress, and part of it was already shown.
  server.provider.answers(writesSlowly('Un autre secret de fabrication, plus long.', 20_000));
  const begun = Promise.withResolvers<void>();
  const path = `/api/projects/${id}/modules/idea/generate`;
  const running = readEvents(server, person, path, body, {}, undefined, begun.resolve);
  await begun.promise;
  expect((await ledger(person)).entries[0]?.status).toBe('running');
  expect((await person.call('DELETE', `/api/projects/${id}`)).status).toBe(200);
  // The generation ends as if the user had stopped it. Its text so far stays in the bin with its project until
  // permanent removal.
  expect((await running).at(-1)?.name).toBe('done');
  expect((await ledger(person)).entries).toMatchObject([
    { status: 'succeeded', counted: true },
    { status: 'succeeded', counted: true },
  ]);
  expect((await person.call('DELETE', `/api/deleted-projects/${id}`)).status).toBe(200);
  const { entries } = await ledger(person);
  expect(entries).toMatchObject([
    { project_name: null, status: 'succeeded', counted: true },
    { project_name: null, status: 'succeeded', counted: true },
  ]);
  const me = replyOf(contract.me, await person.call('GET', '/api/me'));
  expect(me.aiUsage.used).toBe(2);
  const { rows } = await server.database.db.execute(
    sql`select result, project_id from generations where user_id = ${person.id}`,
  );
  expect(rows).toEqual(entries.map(() => ({ result: null, project_id: null })));
});

it('comes in pages, each row once', async () => {
  const person = await signedUpPerson(server);
  const { id } = await person.createProject();
  // Many rows with the same timestamp.
  await server.database.db.execute(sql`
    insert into generations
      (id, user_id, project_id, module, action, idempotency_key, request_hash, status, lease_until, started_at)
    select gen_random_uuid(), ${person.id}, ${id}, 'marketing', 'autoFill', n::text, '', 'failed', now(),
      date_trunc('second', now()) - (n / 10) * interval '1 second'
    from generate_series(1, 120) n`);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { entries, nextCursor } = await ledger(person, cursor);
    expect(entries.length).toBeLessThanOrEqual(50);
    seen.push(...entries.map((entry) => entry.id));
    cursor = nextCursor ?? undefined;
  } while (cursor);
  expect(new Set(seen).size).toBe(120);
  expect(seen).toHaveLength(120);
  expect((await person.call('GET', '/api/usage?cursor=abc')).status).toBe(400);
});
