import { contract } from '@elan/domain/contract/contract';
import { openAgain, openTestDatabase } from '@elan/testing/database/database';
import {
  ideaAnswers,
  type Person,
  replyOf,
  request,
  signedUpPerson,
} from '@elan/testing/people/person';
import { writes } from '@elan/testing/provider/providerAnswers';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appliedMigrations, migrate } from '../store/migrate.ts';

/** With this secret, sessions opened on one server are valid on the other, as behind a load balancer. */
const env = { AUTH_SECRET: 'le même secret pour les deux serveurs', FREE_AI_LIMIT: '5' };

it('that start at once migrate one after the other', async () => {
  const database = await openTestDatabase();
  const others = [1, 2, 3].map(() => openAgain(database.url));
  await Promise.all([database, ...others].map(migrate));
  const applied = await appliedMigrations(database.db);
  expect(applied.length).toBeGreaterThan(0);
  expect(new Set(applied).size).toBe(applied.length);
  for (const other of others) await other.close();
  await database.close();
});

describe('two servers on one database', () => {
  let first: TestServer;
  let second: TestServer;
  let person: Person;
  let path: string;
  beforeAll(async () => {
    const database = await openTestDatabase();
    second = await startTestServer(env, { database: openAgain(database.url) });
    first = await startTestServer(env, { database });
    person = await signedUpPerson(first);
    path = `/api/projects/${(await person.createProject()).id}/modules/idea`;
  });
  afterAll(async () => {
    await second.close();
    await first.close();
  });

  const generateOn = (server: TestServer, idempotencyKey: string) =>
    request(server, 'POST', `${path}/generate`, {
      token: person.token,
      body: { answers: ideaAnswers, language: 'fr' },
      headers: { 'idempotency-key': idempotencyKey },
    });

  it('stop on one server a generation of the other', async () => {
    first.provider.answers(({ piece }) => piece('Jusqu’ici'));
    const called = first.provider.nextCall();
    const running = generateOn(first, 'arret');
    await called;
    const stopped = await request(second, 'POST', `${path}/stop`, {
      token: person.token,
      body: { idempotencyKey: 'arret' },
    });
    expect(stopped.status).toBe(202);
    expect((await running).body).toMatchObject({
      result: { aiResponse: 'Jusqu’ici', aiResponseEnding: 'stopped' },
    });
  });

  it('keep a text even if the database restarts just when it is done', async () => {
    let finish: () => void = () => {};
    first.provider.answers(({ piece, end }) => {
      piece('Sain et sauf.');
      finish = () => end('stop');
    });
    const called = first.provider.nextCall();
    const running = generateOn(first, 'redemarrage');
    await called;
    await second.database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    );
    finish();
    expect((await running).body).toMatchObject({ result: { aiResponse: 'Sain et sauf.' } });
  });

  it('give one answer to one idempotency key', async () => {
    const count = () => first.provider.requests.length + second.provider.requests.length;
    const before = count();
    first.provider.answers(writes('Une fois.'));
    second.provider.answers(writes('Une fois.'));
    const answers = await Promise.all(
      [first, second, first, second].map((server) => generateOn(server, 'double')),
    );
    for (const answered of answers) expect(answered.body).toEqual(answers[0]?.body);
    expect(answers[0]?.status).toBe(200);
    expect(count() - before).toBe(1);
  });

  it('keep running when connections break in mid-transaction', async () => {
    const patches = Array.from({ length: 30 }, (_, index) =>
      request(index % 2 ? first : second, 'PATCH', path.split('/modules')[0] ?? '', {
        token: person.token,
        body: { name: `Nom ${index}` },
      }),
    );
    const admin = openAgain(first.database.url);
    for (let round = 0; round < 5; round += 1) {
      await admin.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
      );
    }
    await admin.close();
    for (const answered of await Promise.all(patches))
      expect([200, 503]).toContain(answered.status);
    for (const server of [first, second]) {
      // The connections are ended gradually.
      await expect
        .poll(async () => (await request(server, 'GET', '/api/me', { token: person.token })).status)
        .toBe(200);
    }
  });

  it('give one answer to one key of the last unit', async () => {
    const frugal = await signedUpPerson(first);
    const { id } = await frugal.createProject();
    for (let unit = 1; unit <= 5; unit += 1) {
      const answers = await Promise.all(
        [first, second, first].map((server) =>
          request(server, 'POST', `/api/projects/${id}/modules/idea/generate`, {
            token: frugal.token,
            body: { answers: ideaAnswers, language: 'fr' },
            headers: { 'idempotency-key': `unite-${unit}` },
          }),
        ),
      );
      expect(answers.map((answered) => answered.status)).toEqual([200, 200, 200]);
    }
  });

  it('together admit exactly what is left', async () => {
    await generateOn(first, 'avant-dernier');
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        generateOn(index % 2 ? first : second, `dernier-${index}`),
      ),
    );
    expect(answers.filter((answered) => answered.status === 200)).toHaveLength(1);
    const me = await request(second, 'GET', '/api/me', { token: person.token });
    expect(replyOf(contract.me, me).aiUsage).toEqual({ used: 5, limit: 5 });
  });
});
