import { setTimeout as delay } from 'node:timers/promises';
import { signedUpPerson } from '@elan/testing/people/person';
import { type SavingClient, savingClient } from '@elan/testing/projects/savingClient';
import { newInstallation } from '@elan/testing/servers/installation';
import { killServerProcesses } from '@elan/testing/servers/serverProcess';
import { adaptiveKillWindow, type Round, soak } from '@elan/testing/soak';
import { afterEach, it } from 'vitest';

afterEach(killServerProcesses);

it('keeps every acknowledged save when it is killed, and restarts', async () => {
  const installation = await newInstallation();
  let server = await installation.start();
  await server.listening();
  const clients: SavingClient[] = [];
  for (let count = 0; count < 5; count += 1) {
    clients.push(await savingClient(await signedUpPerson(installation)));
  }
  const window = adaptiveKillWindow(1_200);
  const everyClientSaved = () => clients.every(({ acknowledged }) => acknowledged > 0);
  const round: Round = async (pick) => {
    const saving = clients.map((client) => client.saveUntilCut());
    await delay(pick(0, window.endMs()));
    server.kill('SIGKILL');
    await Promise.all([server.ended, ...saving]);
    server = await installation.start();
    await server.listening();
    for (const client of clients) await client.expectNothingLost();
    if (!everyClientSaved()) window.wasStruck();
  };
  await soak(40, round, everyClientSaved);
  const acknowledged = clients.reduce((sum, client) => sum + client.acknowledged, 0);
  console.log(`${acknowledged} saves were acknowledged`);
  await killServerProcesses();
  await installation.close();
}, 900_000);
