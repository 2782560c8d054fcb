import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerFailure } from './errorReplies.ts';
import { refuseWhileClosing } from './gracefulShutdown.ts';

/** @returns the reply to a request that arrives on a busy connection after the server has begun to close. */
async function askWhileClosing(request: string): Promise<string> {
  const app = Fastify({ return503OnClosing: false });
  app.setErrorHandler(answerFailure);
  const heard = Promise.withResolvers<void>();
  app.addHook('onRequest', async ({ url }) => {
    if (url !== '/busy') heard.resolve();
  });
  refuseWhileClosing(app);
  const closing = Promise.withResolvers<void>();
  app.addHook('preClose', async () => closing.resolve());
  let finish: () => void = () => {};
  const busy = new Promise<void>((begun) => {
    app.get('/busy', async () => {
      begun();
      await new Promise<void>((done) => {
        finish = done;
      });
      return 'done';
    });
  });
  app.get('/api/me', async () => 'me');
  app.post('/api/projects/1/modules/idea/stop', async () => 'stopped');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('data', (data) => {
    text += data;
  });
  const ended = once(socket, 'close');
  socket.write('GET /busy HTTP/1.1\r\nHost: a\r\n\r\n');
  await busy;
  const closed = app.close();
  await closing.promise;
  socket.write(`${request} HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n`);
  await heard.promise;
  finish();
  await ended;
  await closed;
  return text.slice(text.indexOf('done') + 'done'.length);
}

it('refuses new work in the one form', async () => {
  const answer = await askWhileClosing('GET /api/me');
  expect(answer).toMatch(/^HTTP\/1\.1 503/);
  expect(answer).toMatch(/retry-after: 5/i);
  expect(answer).toContain('"code":"stopping"');
});

it('lets a stop through', async () => {
  expect(await askWhileClosing('POST /api/projects/1/modules/idea/stop')).toContain('stopped');
});
