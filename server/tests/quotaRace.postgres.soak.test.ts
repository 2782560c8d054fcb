import { setTimeout as delay } from 'node:timers/promises';
import { contract } from '@elan/domain/contract/contract';
import { allowanceOf, usagePeriod } from '@elan/domain/subscription/plans';
import { openTestDatabase, type TestDatabase } from '@elan/testing/database/database';
import {
  type Answered,
  ideaAnswers,
  replyOf,
  request,
  type ServerUrl,
  signedUpPerson,
} from '@elan/testing/people/person';
import { type Provider, startProvider } from '@elan/testing/provider/provider';
import { writesSlowly } from '@elan/testing/provider/providerAnswers';
import {
  killServerProcesses,
  type ServerProcess,
  startServerProcess,
} from '@elan/testing/servers/serverProcess';
import { soak } from '@elan/testing/soak';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';

const freeLimit = 5;
const atOnce = 200;

let database: TestDatabase;
let provider: Provider;
let servers: ServerProcess[];
// Each test has its own servers, because together the tests would exceed the limit per IP.
beforeEach(async () => {
  database = await openTestDatabase();
  provider = await startProvider();
  provider.answers(writesSlowly('Du pain la nuit.', 200));
  const env = {
    DATABASE_URL: database.url ?? '',
    AI_BASE_URL: provider.baseUrl,
    // With this secret, sessions opened on one server are valid on the other.
    AUTH_SECRET: 'le même secret pour les deux serveurs',
    FREE_AI_LIMIT: String(freeLimit),
  };
  servers = await Promise.all([startServerProcess(env), startServerProcess(env)]);
  for (const server of servers) await server.listening();
});
afterEach(async () => {
  await killServerProcesses();
  await provider.close();
  await database.close();
});

/** A plan's limit, and the period to which its units belong. */
interface Quota {
  readonly limit: number;
  readonly period: string;
  readonly premium: boolean;
}

const free: Quota = { limit: freeLimit, period: 'life', premium: false };
const premiumAllowance = allowanceOf('premium', freeLimit);
const premium = (): Quota => ({
  limit: premiumAllowance.limit,
  period: usagePeriod(premiumAllowance, new Date()),
  premium: true,
});

/**
 * Expects that a new person with `left` units gets exactly that many of their concurrent requests admitted, on both
 * servers.
 */
async function expectExactly(left: number, { limit, period, premium }: Quota): Promise<void> {
  const [first, second] = servers;
  if (!first || !second) throw new Error('there are two servers');
  const person = await signedUpPerson(first);
  const path = `/api/projects/${(await person.createProject()).id}/modules/idea/generate`;
  await database.db.execute(sql`
    insert into ai_usage (user_id, period, used, holds)
    values (${person.id}, ${period}, ${limit - left}, '{}')`);
  if (premium) {
    await database.db.execute(sql`
      insert into stripe_subscriptions
        (user_id, subscription_id, status, premium, cancel_at_period_end, created_at, updated_at)
      values (${person.id}, ${person.id}, 'active', true, false, now(), now())`);
  }
  const before = provider.requests.length;
  /** Retries as a browser does if the server reports that it is too busy. */
  const ask = async (server: ServerUrl): Promise<Answered> => {
    const answered = await request(server, 'POST', path, {
      token: person.token,
      body: { answers: ideaAnswers, language: 'fr' },
    });
    if (answered.status !== 503) return answered;
    await delay(100);
    return ask(server);
  };
  const answers = await Promise.all(
    Array.from({ length: atOnce }, (_, index) => ask(index % 2 ? first : second)),
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

it.each([
  ['free', 1, () => free],
  ['free', 5, () => free],
  ['Premium', 1, premium],
  ['Premium', 5, premium],
])(
  'lets of 200 at once have exactly what is left: %s, %i',
  async (_plan, left, quota) => {
    await soak(20, () => expectExactly(left, quota()));
  },
  600_000,
);
