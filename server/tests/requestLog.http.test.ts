import { randomUUID } from 'node:crypto';
import { duringTests } from '@elan/testing/duringTests';
import { request } from '@elan/testing/people/person';
import { writes } from '@elan/testing/provider/providerAnswers';
import { startTestServer } from '@elan/testing/servers/server';
import { atModule } from '@elan/testing/stages/atModule';
import { expect, it } from 'vitest';
import { version } from '../lib/version.ts';

const secrets = {
  AI_API_KEY: 'sk-secret-of-the-ai',
  AUTH_SECRET: 'secret-of-the-sessions-secret-of-the-sessions',
  SMTP_URL: 'smtp://person:secret-of-the-mail@127.0.0.1:1',
  FOUNDER_EMAILS: 'fondatrice@exemple.ca',
};
const server = duringTests(() => startTestServer({ ...secrets, FOUNDERS_EMAIL: 'ana@exemple.ca' }));

/** Waits for the log line of the request with this id. @returns all lines with this id. */
async function linesOf(reqId: string) {
  const found = () => server.logged().filter((line) => line.reqId === reqId);
  await expect.poll(() => found().map(({ msg }) => msg)).toContain('request');
  return found();
}

it('one line a request gives method, route, status, time, account and id', async () => {
  const { person, projectPath } = await atModule(server);
  const reqId = randomUUID();
  await person.call('GET', `${projectPath}?token=secret`, undefined, { 'x-request-id': reqId });
  const refused = randomUUID();
  await request(server, 'GET', '/api/me', { headers: { 'x-request-id': refused } });
  const lines = [...(await linesOf(reqId)), ...(await linesOf(refused))];
  const ms = expect.any(Number);
  expect(lines).toEqual([
    expect.objectContaining({
      msg: 'request',
      method: 'GET',
      route: '/api/projects/:id',
      status: 400,
      ms,
      accountId: person.id,
    }),
    expect.objectContaining({ msg: 'request', route: '/api/me', status: 401, ms }),
  ]);
  expect(lines[1]).not.toHaveProperty('accountId');
});

it('gives back an id with every reply, a stream and a refused URL included', async () => {
  const { person, path } = await atModule(server);
  server.provider.answers(writes('## Un\n\nTexte.'));
  const reply = await fetch(`${server.url}${path}/generate`, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${person.token}`,
      'content-type': 'application/json',
      'x-request-id': 'stream-1',
    },
    body: JSON.stringify({ language: 'fr', answers: {} }),
  });
  await reply.text();
  expect(reply.headers.get('x-request-id')).toBe('stream-1');
  const [line] = await linesOf('stream-1');
  expect(line).toMatchObject({ route: '/api/projects/:id/modules/:module/generate' });
  const broken = await request(server, 'GET', '/api/%E0%A4%A', {
    headers: { 'x-request-id': 'broken-1' },
  });
  expect(broken.headers.get('x-request-id')).toBe('broken-1');
  expect(await linesOf('broken-1')).toEqual([
    expect.objectContaining({ msg: 'request', status: broken.status, route: 'unmatched' }),
  ]);
});

it('a start reports the version, the settings without a secret, and the migrations', () => {
  const lines = server.logged();
  const lineOf = (message: string) => lines.find(({ msg }) => msg === message);
  expect(lineOf('starting')).toMatchObject({ version, node: process.version });
  expect(lineOf('settings in force')?.settings).toMatchObject({
    AI_MODEL: 'gpt-4o',
    SMTP_URL: '127.0.0.1:1',
    FOUNDER_EMAILS: 1,
    FREE_AI_LIMIT: 3,
  });
  expect(lineOf('no settings, each with the one it may mean')).toMatchObject({
    level: 40,
    settings: { FOUNDERS_EMAIL: 'FOUNDER_EMAILS' },
  });
  expect(lineOf('migrations are in')).toMatchObject({ applied: expect.any(Number) });
  expect(lineOf('sandbox stand-ins run')).toBeDefined();
  const written = JSON.stringify(lines);
  for (const secret of Object.values(secrets)) expect(written).not.toContain(secret);
});
