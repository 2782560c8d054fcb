import { contract } from '@elan/domain/contract/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { crashRounds } from '../testing/crashRounds.ts';
import { openTestDatabase, type TestDatabase } from '../testing/database.ts';
import { ideaAnswers, replyOf, request, signedUpPerson } from '../testing/person.ts';
import { type Provider, startProvider } from '../testing/provider.ts';
import { writesSlowly } from '../testing/providerAnswers.ts';
import {
  killServerProcesses,
  type ServerProcess,
  startServerProcess,
} from '../testing/serverProcess.ts';

const limit = 5;
const atOnce = 200;

let database: TestDatabase;
let provider: Provider;
let servers: ServerProcess[];
beforeAll(async () => {
  database = await openTestDatabase();
  provider = await startProvider();
  provider.answers(writesSlowly('Du pain la nuit.', 200));
  const env = {
    DATABASE_URL: database.url ?? '',
    AI_BASE_URL: provider.baseUrl,
    // Sessions opened on one hold on the other.
    AUTH_SECRET: 'le même secret pour les deux serveurs',
    FREE_AI_LIMIT: String(limit),
  };
  servers = await Promise.all([startServerProcess(env), startServerProcess(env)]);
  for (const server of servers) await server.listening();
});
afterAll(async () => {
  await killServerProcesses();
  await provider.close();
  await database.close();
});

/** Somebody new, with so many units left, asks for many more of them at once, on both servers. */
async function expectExactly(left: number): Promise<void> {
  const [first, second] = servers;
  if (!first || !second) throw new Error('there are two servers');
  const person = await signedUpPerson(first);
  const path = `/api/projects/${(await person.createProject()).id}/modules/idea/generate`;
  await database.db.execute(sql`
    insert into ai_usage (user_id, period, used, holds)
    values (${person.id}, 'life', ${limit - left}, '{}')`);
  const before = provider.requests.length;
  const answers = await Promise.all(
    Array.from({ length: atOnce }, (_, index) =>
      request(index % 2 ? first : second, 'POST', path, {
        token: person.token,
        body: { answers: ideaAnswers, language: 'fr' },
      }),
    ),
  );
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  const me = replyOf(contract.me, await person.call('GET', '/api/me'));
  expect({
    calls: provider.requests.length - before,
    done: count(200),
    refused: count(402),
    usage: me.aiUsage,
  }).toEqual({
    calls: left,
    done: left,
    refused: atOnce - left,
    usage: { used: limit, limit },
  });
}

it('lets one of 200 at once have the last unit', async () => {
  await crashRounds(20, () => expectExactly(1));
}, 600_000);

it('lets five of 200 at once have the last five', async () => {
  await crashRounds(20, () => expectExactly(5));
}, 600_000);
