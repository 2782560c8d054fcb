import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { signalOfLeaving } from './signalOfLeaving.ts';

it('is aborted when the client leaves, and not when it has its reply', async () => {
  // Else closing waits until the client drops its idle connection.
  const app = Fastify({ forceCloseConnections: true });
  const signals: AbortSignal[] = [];
  const [called, aborted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  app.get('/reply', async (_, reply) => {
    signals.push(signalOfLeaving(reply));
    return 'ok';
  });
  app.get('/wait', async (_, reply) => {
    const signal = signalOfLeaving(reply);
    signals.push(signal);
    called.resolve();
    signal.addEventListener('abort', () => aborted.resolve());
    await aborted.promise;
    return 'late';
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  await (await fetch(`${url}/reply`)).text();
  const client = new AbortController();
  const left = fetch(`${url}/wait`, { signal: client.signal }).catch(() => {});
  await called.promise;
  client.abort();
  await left;
  await aborted.promise;
  await app.close();
  expect(signals.map((signal) => signal.aborted)).toEqual([false, true]);
});
