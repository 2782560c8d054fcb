import { join } from 'node:path';
import { openAgain, openEmptyDatabase } from '@elan/testing/database/database';
import { startPgBouncer } from '@elan/testing/database/pgBouncer';
import { ideaAnswers, request, signedUpByCalls } from '@elan/testing/people/person';
import { writes, writesSlowly } from '@elan/testing/provider/providerAnswers';
import { startTestServer } from '@elan/testing/servers/server';
import { temporaryFolder } from '@elan/testing/servers/serverProcess';
import { expect, it } from 'vitest';
import { writeBackup } from '../backup/writeBackup.ts';
import { migrate } from '../store/migrate.ts';

it('everything works through PgBouncer, where each transaction may have another connection', async () => {
  const direct = await openEmptyDatabase();
  const pooler = await startPgBouncer(direct.url ?? '');
  const open = () => openAgain(pooler.url);
  const several = [open(), open(), open()];
  await Promise.all(several.map(migrate));
  for (const one of several) await one.close();
  const env = { AUTH_SECRET: 'le même secret pour tous les processus' };
  const first = await startTestServer(env, { database: open(), role: 'web' });
  const second = await startTestServer(env, { database: open() });
  // The second server also runs the jobs of the first.
  const people = await Promise.all(
    Array.from({ length: 6 }, (_, at) => signedUpByCalls(at % 2 ? first : second)),
  );
  await Promise.all(
    people.map(async (person, at) => {
      const [own, other] = at % 2 ? [first, second] : [second, first];
      const { id } = await person.createProject();
      const { token } = person;
      const call = (server: typeof own, method: string, path: string, body?: unknown) =>
        request(server, method, `/api/projects/${id}${path}`, { token, body });
      own.provider.answers(writes('Un texte.'));
      expect(
        await call(own, 'POST', '/modules/idea/generate', { answers: ideaAnswers, language: 'fr' }),
      ).toMatchObject({ status: 200 });
      for (const server of [other, own]) {
        expect(await call(server, 'PATCH', '', { name: `Nom ${at}` })).toMatchObject({
          status: 200,
        });
        expect(await call(server, 'GET', '')).toMatchObject({
          status: 200,
          body: { name: `Nom ${at}` },
        });
        expect(await call(server, 'GET', '/dossier/pages?pack=personal&language=fr')).toMatchObject(
          {
            status: 200,
          },
        );
      }
      expect(await call(own, 'DELETE', '')).toMatchObject({ status: 200 });
    }),
  );
  const [person] = people;
  if (!person) expect.fail();
  const { id } = await person.createProject();
  first.provider.answers(writesSlowly('Un texte assez long pour être arrêté en route.', 60_000));
  const called = first.provider.nextCall();
  const path = `/api/projects/${id}/modules/idea`;
  const headers = { 'idempotency-key': 'arret' };
  const { token } = person;
  const running = request(first, 'POST', `${path}/generate`, {
    ...{ token, headers, body: { answers: ideaAnswers, language: 'fr' } },
  });
  await called;
  const stop = { token, body: { idempotencyKey: 'arret' } };
  expect((await request(second, 'POST', `${path}/stop`, stop)).status).toBe(202);
  await running;
  const backup = open();
  await writeBackup(
    { transaction: backup.withoutTimeLimit },
    join(temporaryFolder(), 'backup.jsonl.gz'),
  );
  await backup.close();
  for (const server of [first, second]) {
    const failed = server.logged().filter(({ level }) => Number(level) >= 50);
    expect(failed).toEqual([]);
    await server.close();
  }
  await pooler.close();
  await direct.close();
});
