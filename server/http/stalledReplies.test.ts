import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endStalledReplies } from './stalledReplies.ts';

/** Larger than the buffers of two sockets. */
const long = 'é'.repeat(20_000_000);

let app: FastifyInstance;
let port: number;
let closed: Promise<unknown>;
beforeEach(() => start(100));
afterEach(() => app.close());

async function start(ms: number): Promise<void> {
  app = Fastify({ forceCloseConnections: true });
  endStalledReplies(app, ms);
  app.get('/long', async (_request, reply) => {
    closed = once(reply.raw, 'close').then(() => reply.raw.writableFinished);
    return long;
  });
  const { promise: released, resolve: release } = Promise.withResolvers<string>();
  app.get('/slow', async () => released);
  app.get('/release', async () => {
    release('at last');
    return 'released';
  });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

async function ask(path: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  return socket;
}

describe('a client', () => {
  it('that does not read its reply is cut off', async () => {
    const socket = await ask('/long');
    socket.pause();
    await expect.poll(() => closed).toBe(false);
    socket.destroy();
  });

  it('that reads gets all of it', async () => {
    await app.close();
    // Long enough that the client is not cut off on a busy machine.
    await start(60_000);
    const reply = await fetch(`http://127.0.0.1:${port}/long`);
    expect(await reply.text()).toHaveLength(long.length);
  });

  it('that waits for a slow reply is not cut off', async () => {
    const slow = fetch(`http://127.0.0.1:${port}/slow`);
    const stalled = await ask('/long');
    stalled.pause();
    // The time limit has then passed for the slow request too.
    await expect.poll(() => closed).toBe(false);
    await fetch(`http://127.0.0.1:${port}/release`);
    expect(await (await slow).text()).toBe('at last');
    stalled.destroy();
  });

  it('may ask again on its connection after any time', async () => {
    const socket = await ask('/release');
    await once(socket, 'data');
    const stalled = await ask('/long');
    stalled.pause();
    await expect.poll(() => closed).toBe(false);
    socket.write('GET /release HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [again] = await once(socket, 'data');
    expect(String(again)).toContain('released');
    socket.destroy();
    stalled.destroy();
  });
});
