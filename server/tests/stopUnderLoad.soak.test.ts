import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { postgresUrl } from '@elan/testing/database/database';
import { ideaAnswers, type Person, signedUpPerson } from '@elan/testing/people/person';
import { savingClient } from '@elan/testing/projects/savingClient';
import { writes, writesSlowly } from '@elan/testing/provider/providerAnswers';
import { newInstallation } from '@elan/testing/servers/installation';
import { startTestServer } from '@elan/testing/servers/server';
import { killServerProcesses } from '@elan/testing/servers/serverProcess';
import { interruptedGeneration } from '@elan/testing/stages/interruptedGeneration';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';

afterEach(killServerProcesses);

/** The grace period in `main.ts`, plus the time that a busy machine needs for the last dump and for closing. */
const longestStopMs = 20_000 + 20_000;

/** The state that PostgreSQL writes last, once everything is on disk (`DB_SHUTDOWNED`). */
const shutDown = 1;

/** Calls until connections are refused. @returns the number of replies by status and code. */
async function callUntilRefused(person: Person, method: string, path: string, body?: object) {
  const answers: Record<string, number> = {};
  for (;;) {
    const answered = await person.call(method, path, body).catch(() => undefined);
    if (answered === undefined) return answers;
    const answer = [answered.status, answered.body.code].filter(Boolean).join(' ');
    answers[answer] = (answers[answer] ?? 0) + 1;
    await delay(20);
  }
}

it('finishes what it can on SIGTERM, releases the rest, and loses nothing', async () => {
  const installation = await newInstallation({ FREE_AI_LIMIT: '2' });
  const { provider } = installation;
  const server = await installation.start();
  await server.listening();
  provider.answers(writes('Le premier texte.'));
  const someone = () => signedUpPerson(installation);
  const client = await savingClient(await someone());
  const quick = await interruptedGeneration(await someone());
  const endless = await interruptedGeneration(await someone());
  const reader = await someone();
  const latecomer = await someone();
  const { id } = await latecomer.createProject();

  provider.answers(writesSlowly('Le second texte, qui finit à temps.', 3_000));
  const streams = [quick.stream()];
  await provider.nextCall();
  provider.answers(({ piece }) => piece('Le second texte, qui ne finit pas…'));
  streams.push(endless.stream());
  await provider.nextCall();
  const saving = client.saveUntilCut([503]);
  const reading = callUntilRefused(reader, 'GET', '/api/projects');
  await delay(300);

  const stopRequestedAt = Date.now();
  server.kill('SIGTERM');
  const asking = callUntilRefused(latecomer, 'POST', `/api/projects/${id}/modules/idea/generate`, {
    answers: {},
    language: 'fr',
  });
  await delay(100);
  server.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
  expect(Date.now() - stopRequestedAt).toBeLessThan(longestStopMs);
  await Promise.all([...streams, saving]);
  const allowed = /^(200|422 answers_missing|503 stopping)$/;
  for (const answers of [await reading, await asking]) {
    for (const answer of Object.keys(answers)) expect(answer).toMatch(allowed);
  }
  if (postgresUrl() === undefined) {
    const control = readFileSync(join(installation.dataDir, 'database/global/pg_control'));
    expect(control.readUInt32LE(16)).toBe(shutDown);
  }
  expect(await installation.read(sql`select 1 from ai_usage where holds <> '{}'`)).toEqual([]);

  provider.answers(writes('Un autre texte.'));
  await (await installation.start()).listening();
  await client.expectNothingLost();
  expect(await quick.expectSettledOnce()).toBe('done');
  expect(await endless.expectSettledOnce()).toBe('interrupted');
  await killServerProcesses();
  await installation.close();
}, 300_000);

it('finishes a generation that was admitted just before but begins afterwards', async () => {
  const server = await startTestServer();
  server.provider.answers(writesSlowly('Encore à temps.', 4_500));
  const person = await signedUpPerson(server);
  const { id } = await person.createProject();
  const gate = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const held = server.database.db.transaction(async (tx) => {
    await tx.execute(sql`lock table generations in access exclusive mode`);
    locked.resolve();
    await gate.promise;
  });
  await locked.promise;
  const asked = { answers: ideaAnswers, language: 'fr' };
  const running = person.call('POST', `/api/projects/${id}/modules/idea/generate`, asked);
  const isUp = () =>
    fetch(`${server.url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  // Once these later requests, which do not need the table, have been answered, the generation's request has arrived.
  for (let count = 0; count < 20; count += 1) expect(await isUp()).toBe(true);
  const closed = server.close(10_000);
  await expect.poll(isUp).toBe(false);
  gate.resolve();
  await held;
  expect(await running).toMatchObject({
    status: 200,
    body: { result: { aiResponse: 'Encore à temps.' }, aiUsage: { used: 1 } },
  });
  await closed;
});
