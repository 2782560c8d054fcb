import { setTimeout as delay } from 'node:timers/promises';
import { contract } from '@elan/domain/contract/contract';
import { startOwnPostgres } from '@elan/testing/database/ownPostgres';
import { replyOf, signedUpPerson } from '@elan/testing/people/person';
import { savingClient } from '@elan/testing/projects/savingClient';
import { writes, writesSlowly } from '@elan/testing/provider/providerAnswers';
import { startTestServer } from '@elan/testing/servers/server';
import { interruptedGeneration } from '@elan/testing/stages/interruptedGeneration';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openPostgres } from '../adapters/database/database.ts';

/** Size of a server's connection pool (`adapters/database/database.ts`). */
const poolSize = 20;

it('survives restarts of PostgreSQL without losing data or counting twice', async () => {
  const postgres = await startOwnPostgres();
  const database = { ...openPostgres(postgres.url, () => {}), url: postgres.url };
  const server = await startTestServer({ FREE_AI_LIMIT: '2' }, { database });
  server.provider.answers(writes('Le premier texte.'));
  const someone = () => signedUpPerson(server);
  const clients = await Promise.all([1, 2, 3].map(async () => savingClient(await someone())));
  const generations = await Promise.all(
    [1, 2, 3].map(async () => interruptedGeneration(await someone())),
  );
  // The generations end before, during and after the restart of the database.
  const durations = [500, 2_000, 6_000];
  const text = `Le second texte. ${'Du pain la nuit. '.repeat(20)}`;
  server.provider.answers((reply) => writesSlowly(text, durations.shift() ?? 0)(reply));
  const streams = generations.map((generation) => generation.stream());

  let over = false;
  let refused = 0;
  const saving = clients.map(async (client) => {
    while (!over) {
      const { status, body } = await client.save();
      if (status !== 200) {
        expect({ status, code: body.code }).toEqual({ status: 503, code: 'database_unavailable' });
        refused += 1;
        await client.expectNothingLost();
      }
      await delay(20);
    }
  });
  for (let restart = 0; restart < 3; restart += 1) {
    await delay(1_000);
    await postgres.restart(restart * 700);
  }
  await Promise.all(streams);
  over = true;
  await Promise.all(saving);
  expect(refused).toBeGreaterThan(0);
  for (const client of clients) await client.expectNothingLost();
  server.provider.answers(writes('Un autre texte.'));
  for (const generation of generations) expect(await generation.expectSettledOnce()).toBe('done');

  const reader = await someone();
  const all = Array.from({ length: 3 * poolSize }, () => reader.call('GET', '/api/me'));
  for (const answered of await Promise.all(all)) {
    expect(replyOf(contract.me, answered).aiUsage.used).toBe(0);
  }
  const held = sql`select 1 from ai_usage where holds <> '{}'`;
  expect((await database.db.execute(held)).rows).toEqual([]);
  await server.close();
  await postgres.close();
});
