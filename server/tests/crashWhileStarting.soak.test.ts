import { setTimeout as delay } from 'node:timers/promises';
import { signedUpPerson } from '@elan/testing/people/person';
import { savingClient } from '@elan/testing/projects/savingClient';
import { type Installation, newInstallation } from '@elan/testing/servers/installation';
import { killServerProcesses, type ServerProcess } from '@elan/testing/servers/serverProcess';
import { soak } from '@elan/testing/soak';
import { interruptedGeneration } from '@elan/testing/stages/interruptedGeneration';
import { afterEach, expect, it } from 'vitest';

afterEach(killServerProcesses);

/**
 * Starts a server and kills it after `afterMs`, which ranges from before its first line of code to just after its
 * startup.
 */
async function startKilled(installation: Installation, afterMs: number): Promise<void> {
  const server = await installation.start();
  await delay(afterMs);
  server.kill('SIGKILL');
  await server.ended;
}

async function startTimed(installation: Installation): Promise<[ServerProcess, number]> {
  const began = Date.now();
  const server = await installation.start();
  await server.listening();
  return [server, Date.now() - began];
}

it('loses no data when a start is killed, and restarts', async () => {
  const installation = await newInstallation({ FREE_AI_LIMIT: '2' });
  await (await installation.start()).listening();
  const client = await savingClient(await signedUpPerson(installation));
  const generation = await interruptedGeneration(await signedUpPerson(installation));
  await generation.stream();
  await killServerProcesses();
  let usualMs = 2_000;
  await soak(20, async (pick) => {
    await startKilled(installation, pick(0, usualMs));
    [, usualMs] = await startTimed(installation);
    await client.expectNothingLost();
    expect((await client.save()).status).toBe(200);
    await killServerProcesses();
  });
  await (await installation.start()).listening();
  expect(await generation.expectSettledOnce()).toBe('done');
  await killServerProcesses();
  await installation.close();
}, 900_000);

it('starts on a folder whose first starts were killed', async () => {
  const measured = await newInstallation({}, { isNew: true });
  const [, usualMs] = await startTimed(measured);
  await killServerProcesses();
  await measured.close();
  const installation = await newInstallation({}, { isNew: true });
  await soak(10, (pick) => startKilled(installation, pick(0, usualMs)));
  const [server] = await startTimed(installation);
  const client = await savingClient(await signedUpPerson(installation));
  expect((await client.save()).status).toBe(200);
  server.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
  await installation.close();
}, 900_000);
