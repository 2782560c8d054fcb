import { setTimeout as delay } from 'node:timers/promises';
import { postgresUrl } from '@elan/testing/database';
import { newInstallation } from '@elan/testing/installation';
import {
  type InterruptedGeneration,
  interruptedGeneration,
} from '@elan/testing/interruptedGeneration';
import { signedUpPerson } from '@elan/testing/person';
import { writes, writesSlowly } from '@elan/testing/providerAnswers';
import { killServerProcesses } from '@elan/testing/serverProcess';
import { soak } from '@elan/testing/soak';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';

afterEach(killServerProcesses);

/** A hold expires after this time in any case. */
const holdMs = 300_000;

it('counts only finished generations when it is killed in mid-stream', async () => {
  const installation = await newInstallation({ FREE_AI_LIMIT: '2' });
  const { provider } = installation;
  let server = await installation.start();
  await server.listening();
  const disturbed: InterruptedGeneration[] = [];
  const ends = { done: 0, interrupted: 0 };
  const expectAllSettled = async () => {
    provider.answers(writes('Un autre texte.'));
    for (const generation of disturbed.splice(0)) ends[await generation.expectSettledOnce()] += 1;
  };

  await soak(20, async (pick, number) => {
    provider.answers(writes(`Le premier texte, ${number}.`));
    const four = (['generate', 'revise', 'generate', 'revise'] as const).map(async (call) =>
      interruptedGeneration(
        await signedUpPerson(installation),
        call === 'revise' ? call : undefined,
      ),
    );
    disturbed.push(...(await Promise.all(four)));
    const text = `Le second texte, ${number}. ${'Du pain la nuit. '.repeat(30)}`;
    const durations = [1, 2, 3, 4].map(() => pick(0, 900));
    provider.answers((reply) => writesSlowly(text, durations.pop() ?? 900)(reply));
    const streams = disturbed.slice(-4).map((generation) => generation.stream());
    await delay(pick(50, 1000));
    server.kill('SIGKILL');
    await Promise.all([server.ended, ...streams]);
    server = await installation.start();
    await server.listening();
    // On the embedded database the next start knows at once that they are dead.
    if (postgresUrl() === undefined) await expectAllSettled();
  });

  const killed = Date.now();
  const running = sql`select 1 from generations where status = 'running'`;
  // On PostgreSQL another server might still write them: it takes a while to tell.
  while (postgresUrl() !== undefined && (await installation.read(running)).length > 0) {
    expect(Date.now() - killed).toBeLessThan(holdMs);
    await delay(1_000);
  }
  console.log(
    `nothing was running ${Math.round((Date.now() - killed) / 1000)} s after the last kill`,
  );
  await expectAllSettled();
  console.log(`${ends.done} done, ${ends.interrupted} interrupted`);

  server.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
  const [total] = await installation.read(sql`
    select (select sum(used)::int from ai_usage) as used,
      (select count(*)::int from generations where status = 'succeeded') as succeeded,
      (select count(*)::int from ai_usage where holds <> '{}') as held`);
  expect(total).toEqual({ used: total?.succeeded, succeeded: total?.used, held: 0 });
  await installation.close();
}, 900_000);
