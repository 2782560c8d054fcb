import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { expectLoopbackOnly } from './loopbackOnly.ts';

test('this machine answers', async () => {
  const server = createServer((_, reply) => reply.end('here')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const reply = await fetch(`http://localhost:${address.port}/`);
  expect(await reply.text()).toBe('here');
  server.close();
});

test('fetch of another machine fails the test, although its error is swallowed', async () => {
  await fetch('http://192.0.2.1/').catch(() => {});
  expect(expectLoopbackOnly).toThrow('192.0.2.1');
});

test('a bare socket to another machine fails the test, although its error is swallowed', async () => {
  const socket = connect(80, 'example.com');
  await once(socket, 'close').catch(() => {});
  expect(expectLoopbackOnly).toThrow('example.com');
});
