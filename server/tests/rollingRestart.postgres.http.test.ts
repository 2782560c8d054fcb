import { setTimeout as delay } from 'node:timers/promises';
import { openTestDatabase } from '@elan/testing/database/database';
import { freePort } from '@elan/testing/network/freePort';
import { startRoundRobinProxy } from '@elan/testing/network/roundRobinProxy';
import { ideaAnswers, type Person, request, signedUpPerson } from '@elan/testing/people/person';
import { startProvider } from '@elan/testing/provider/provider';
import { writes, writesSlowly } from '@elan/testing/provider/providerAnswers';
import {
  killServerProcesses,
  type ServerProcess,
  startServerProcess,
  temporaryFolder,
} from '@elan/testing/servers/serverProcess';
import { afterEach, expect, it } from 'vitest';

afterEach(killServerProcesses);

const whole = 'Un texte qui prend une bonne seconde, et que personne ne doit voir coupé.';

/** Starts two servers on one database behind a load balancer that retries nothing. */
async function startTwo() {
  const database = await openTestDatabase();
  const provider = await startProvider();
  const ports = [await freePort(), await freePort()];
  const publicPort = await freePort();
  const start = (port: number) =>
    startServerProcess({
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${publicPort}`,
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: database.url ?? '',
      AUTH_SECRET: 'le même secret pour les deux serveurs',
      AI_BASE_URL: provider.baseUrl,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'info',
      FREE_AI_LIMIT: '1000',
      SHUTDOWN_DELAY: '6',
    });
  const servers: ServerProcess[] = [];
  for (const port of ports) servers.push(await start(port));
  for (const server of servers) await server.listening();
  const urls = servers.map(({ url }) => url);
  const proxy = await startRoundRobinProxy(urls, { port: publicPort });
  for (const url of urls) await proxy.knows(url, true);
  return {
    proxy,
    provider,
    servers,
    /** Stops a server as a deployment does, and starts it again. */
    async restart(index: number) {
      const server = servers[index];
      const port = ports[index];
      if (!server || port === undefined) throw new Error('no such server');
      server.kill('SIGTERM');
      await proxy.knows(server.url, false);
      expect((await server.ended).code).toBe(0);
      const again = await start(port);
      await again.listening();
      await proxy.knows(again.url, true);
      servers[index] = again;
    },
    async close() {
      for (const server of servers) {
        server.kill('SIGTERM');
        await server.ended;
      }
      await proxy.close();
      await provider.close();
      await database.close();
    },
  };
}

/** Simulates users at work. @returns the failures, and how much was done. */
function underLoad(url: string, people: readonly Person[]) {
  let isOver = false;
  const failed: string[] = [];
  const done = { calls: 0, texts: 0 };
  const call = async (person: Person, method: string, path: string, body?: object) => {
    const answered = await request({ url }, method, path, { token: person.token, body }).catch(
      (error: unknown) => ({ status: 0, body: { error: String(error) } }),
    );
    if (answered.status >= 200 && answered.status < 300) done.calls += 1;
    else failed.push(`${method} ${path}: ${answered.status} ${JSON.stringify(answered.body)}`);
  };
  const work = async (person: Person) => {
    const { id } = await person.createProject();
    for (let turn = 0; !isOver; turn += 1) {
      await call(person, 'PATCH', `/api/projects/${id}`, { name: `Nom ${turn}` });
      await call(person, 'GET', '/api/projects');
      await call(person, 'GET', '/api/me');
      // Keeps each account below its limit of 900 calls a minute.
      await delay(250);
    }
  };
  const write = async (person: Person) => {
    const { id } = await person.createProject();
    while (!isOver) {
      const response = await fetch(`${url}/api/projects/${id}/modules/idea/generate`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${person.token}`,
          'content-type': 'application/json',
          accept: 'text/event-stream',
        },
        body: JSON.stringify({ answers: ideaAnswers, language: 'fr' }),
      });
      const events = await response.text().catch(String);
      const last = /event: (\w+)\ndata: (.*)\n\n$/.exec(events);
      if (last?.[1] === 'done' && last[2]?.includes(whole)) done.texts += 1;
      else failed.push(`generation: ${response.status} ${events.slice(-200)}`);
    }
  };
  const running = people.map((person, index) => (index % 2 ? write(person) : work(person)));
  return {
    done,
    failed,
    async end() {
      isOver = true;
      await Promise.all(running);
    },
  };
}

it('servers that are replaced one after the other under load refuse nothing and cut nothing', async () => {
  const two = await startTwo();
  const { proxy, provider } = two;
  provider.answers(writes('Un texte.'));
  const people: Person[] = [];
  for (let count = 0; count < 6; count += 1) people.push(await signedUpPerson(proxy));
  provider.answers(writesSlowly(whole, 1_200));
  const load = underLoad(proxy.url, people);
  for (const index of [0, 1]) {
    const { calls, texts } = load.done;
    await two.restart(index);
    // Both servers must be working again before the next one is stopped.
    await expect.poll(() => load.done.calls).toBeGreaterThan(calls + 20);
    await expect.poll(() => load.done.texts).toBeGreaterThan(texts + 2);
  }
  await load.end();
  expect(load.failed.join('\n')).toBe('');
  for (const { url } of two.servers) expect(proxy.sent[url]).toBeGreaterThan(50);
  await two.close();
});

it('a server that must stop reports it, and goes on serving for the configured time', async () => {
  const database = await openTestDatabase();
  // Longer than these calls take. The test above shows that the server stops after the delay.
  const server = await startServerProcess({
    DATABASE_URL: database.url ?? '',
    DATA_DIR: temporaryFolder(),
    SHUTDOWN_DELAY: '600',
  });
  await server.listening();
  server.kill('SIGTERM');
  const ready = () => request(server, 'GET', '/api/ready');
  await expect.poll(async () => (await ready()).status).toBe(503);
  expect((await ready()).body).toMatchObject({ code: 'stopping' });
  const health = await request(server, 'GET', '/api/health');
  expect(health.status).toBe(200);
  // Tells a load balancer to keep no connection to this server.
  expect(health.headers.get('connection')).toBe('close');
  expect((await request(server, 'GET', '/api/me')).status).toBe(401);
  server.kill('SIGKILL');
  await server.ended;
  await database.close();
});
