import { setTimeout as delay } from 'node:timers/promises';
import { startBlackholeProxy } from '@elan/testing/network/blackholeProxy';
import { type Person, request, type ServerUrl, signedUpPerson } from '@elan/testing/people/person';
import { savingClient } from '@elan/testing/projects/savingClient';
import { writes, writesSlowly } from '@elan/testing/provider/providerAnswers';
import { startTestServer } from '@elan/testing/servers/server';
import { interruptedGeneration } from '@elan/testing/stages/interruptedGeneration';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openPostgres } from '../adapters/database/database.ts';

/**
 * A request waits at most 10 s (docs/decisions/0047-database-timeouts.md), and everyone can save again within 15 s.
 * These limits are twice as long, in milliseconds, because the test only has to detect requests that hang, on a machine
 * that may be busy.
 */
const longestMs = 20_000;
const backMs = 30_000;
/** Number of writers on each server. */
const writersEach = 12;
const generationsEach = 2;

/** @throws if `work` takes longer than `ms` milliseconds. */
async function within<Value>(ms: number, what: string, work: Promise<Value>): Promise<Value> {
  const done = new AbortController();
  const late = delay(ms, undefined, { signal: done.signal }).then(() => {
    throw new Error(`${what} took longer than ${ms} ms`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    done.abort();
  }
}

/** Returns the same person on another server, whose requests fail if they take too long. */
function impatient(person: Person, server: ServerUrl): Person {
  const { token } = person;
  const call: Person['call'] = (method, path, body, headers = {}) =>
    within(longestMs, `${method} ${path}`, request(server, method, path, { token, body, headers }));
  return { ...person, server, call };
}

it.each([
  ['new connections are forwarded', 'forwarded' as const],
  ['new connections are silent too, for a while', 'silent' as const],
])('gets over a fail-over in which %s', async (_case, newOnes) => {
  const settings = { AUTH_SECRET: 'le même secret pour tous les serveurs', FREE_AI_LIMIT: '2' };
  // A server that is not affected by the fail-over, on which people sign up.
  const unaffected = await startTestServer(settings);
  const { database: direct } = unaffected;
  const proxy = await startBlackholeProxy(direct.url ?? '');
  const open = () => ({ ...openPostgres(proxy.url, () => {}), url: direct.url });
  const servers = [
    await startTestServer(settings, { database: open() }),
    await startTestServer(settings, { database: open() }),
  ];
  const people = (count: number) =>
    Promise.all(
      servers.flatMap((server) =>
        Array.from({ length: count }, async () =>
          impatient(await signedUpPerson(unaffected), server),
        ),
      ),
    );
  for (const { provider } of servers) provider.answers(writes('Le premier texte.'));
  const writers = await Promise.all((await people(writersEach)).map(savingClient));
  const generations = await Promise.all(
    (await people(generationsEach)).map((one, at) =>
      interruptedGeneration(one, at % 2 === 0 ? 'generate' : 'revise'),
    ),
  );

  let isOver = false;
  let refused = 0;
  const saving = writers.map(async (writer) => {
    while (!isOver) {
      const { status, body } = await writer.save();
      if (status !== 200) {
        expect(status).toBe(503);
        // A caller that waits for a silent connection gets the failure that all connections are in use.
        expect(['database_unavailable', 'database_busy']).toContain(body.code);
        refused += 1;
        await writer.expectNothingLost();
      }
      await delay(50);
    }
  });
  const saved = () => writers.map((writer) => writer.acknowledged);
  const everybodySaves = async () => {
    const before = saved();
    await expect
      .poll(() => saved().every((count, index) => count > (before[index] ?? 0)), {
        timeout: 120_000,
      })
      .toBe(true);
  };
  await everybodySaves();
  // Opens all connections of the pools; some are idle afterwards.
  for (const { database } of servers) {
    const slow = Array.from({ length: 20 }, () => database.db.execute(sql`select pg_sleep(0.5)`));
    await Promise.all(slow);
  }
  // One generation ends while the database is unavailable, the other afterwards.
  const durations = [1_000, 12_000];
  const text = `Le second texte. ${'Du pain la nuit. '.repeat(20)}`;
  for (const { provider } of servers) {
    const left = [...durations];
    provider.answers((reply) => writesSlowly(text, left.shift() ?? 0)(reply));
  }
  const streams = generations.map((generation) => generation.stream());
  const begun = sql`select from generations where status = 'running'`;
  await expect
    .poll(async () => (await direct.db.execute(begun)).rows.length)
    .toBe(generations.length);

  proxy.swallow(newOnes);
  if (newOnes === 'silent') {
    await expect.poll(() => refused, { timeout: 60_000 }).toBe(writers.length);
    proxy.forward();
  }
  await within(backMs, 'the way back', Promise.race([everybodySaves(), Promise.all(saving)]));
  await Promise.all(streams);
  isOver = true;
  await Promise.all(saving);
  expect(refused).toBeGreaterThan(0);
  for (const writer of writers) await writer.expectNothingLost();

  for (const { provider } of servers) provider.answers(writes('Un autre texte.'));
  for (const generation of generations) expect(await generation.expectSettledOnce()).toBe('done');
  const held = sql`select 1 from ai_usage where holds <> '{}'`;
  expect((await direct.db.execute(held)).rows).toEqual([]);
  for (const server of servers) await server.close();
  await proxy.close();
  await unaffected.close();
});
