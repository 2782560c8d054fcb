import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { configuredHosts, refuseUnknownHosts } from './knownHosts.ts';

test.each([
  ['http://localhost:3000', 'localhost', ['localhost', 'localhost']],
  ['https://Elan.exemple.quebec', '0.0.0.0', ['elan.exemple.quebec', '0.0.0.0']],
  [
    'http://mon-portable.local:5173',
    'Mon-Portable.local',
    ['mon-portable.local', 'mon-portable.local'],
  ],
  ['http://[::1]:3000', '::', ['[::1]', '[::]']],
])('%s and %s name their hosts', (publicUrl, host, names) => {
  expect(configuredHosts({ publicUrl, host })).toEqual(names);
});

test('a server that listens at a name answers to it', async () => {
  const app = Fastify();
  refuseUnknownHosts(app, { publicUrl: 'http://localhost:3000', host: 'mon-portable.local' });
  app.get('/', async () => 'here');
  const statusAt = async (host: string) =>
    (await app.inject({ url: '/', headers: { host } })).statusCode;
  expect(await statusAt('mon-portable.local:3000')).toBe(200);
  expect(await statusAt('autre-portable.local:3000')).not.toBe(200);
});
