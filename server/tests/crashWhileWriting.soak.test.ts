import { setTimeout as delay } from 'node:timers/promises';
import { postgresUrl } from '@elan/testing/database/database';
import { signedUpPerson } from '@elan/testing/people/person';
import { writes, writesSlowly } from '@elan/testing/provider/providerAnswers';
import { type Installation, newInstallation } from '@elan/testing/servers/installation';
import { killServerProcesses } from '@elan/testing/servers/serverProcess';
import { type Round, soak } from '@elan/testing/soak';
import {
  type InterruptedAction,
  interruptedGeneration,
} from '@elan/testing/stages/interruptedGeneration';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';

afterEach(killServerProcesses);

const actions: readonly InterruptedAction[] = ['generate', 'revise', 'translate', 'generate'];

it('counts only what is finished when it is killed in mid-stream, and stores nothing in part', async () => {
  const installation = await newInstallation({ FREE_AI_LIMIT: '2' });
  const { provider } = installation;
  let server = await installation.start();
  await server.listening();
  const ends = { done: 0, interrupted: 0 };

  const round: Round = async (pick, number) => {
    provider.answers(writes(`Le premier texte, ${number}.`));
    const generations = await Promise.all(
      actions.map(async (action) =>
        interruptedGeneration(await signedUpPerson(installation), action),
      ),
    );
    const text = `Le second texte, ${number}.${' Du pain la nuit.'.repeat(30)}`;
    const durations = actions.map(() => pick(0, 900));
    provider.answers((reply) => writesSlowly(text, durations.pop() ?? 900)(reply));
    const streams = generations.map((generation) => generation.stream());
    await delay(pick(50, 1000));
    server.kill('SIGKILL');
    await Promise.all([server.ended, ...streams]);
    server = await installation.start();
    await server.listening();
    // With an embedded database, startup knows that these generations are dead. Otherwise another server might be
    // running them, until their leases expire.
    if (postgresUrl() !== undefined) await passLeases(installation);
    // A request that never reached the server starts its generation only now.
    provider.answers(writes(text));
    for (const generation of generations) ends[await generation.expectSettledOnce(text)] += 1;
  };
  await soak(20, round, () => ends.done > 0 && ends.interrupted > 0);
  console.log(`${ends.done} done, ${ends.interrupted} interrupted`);

  server.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
  const [total] = await installation.read(sql`
    select (select sum(used)::int from ai_usage) as used,
      (select count(*)::int from generations where status = 'succeeded') as succeeded,
      (select count(*)::int from generations where status = 'running') as running,
      (select count(*)::int from ai_usage where holds <> '{}') as held`);
  expect(total).toEqual({ used: total?.succeeded, succeeded: total?.used, running: 0, held: 0 });
  await installation.close();
}, 900_000);

/** Simulates that the dead server's leases have expired. */
async function passLeases({ inspect }: Installation): Promise<void> {
  await inspect((db) =>
    db.execute(
      sql`update generations set lease_until = clock_timestamp() - interval '1 second' where status = 'running'`,
    ),
  );
}
