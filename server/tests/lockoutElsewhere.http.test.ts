import { newInstallation } from '@elan/testing/installation';
import { password, request, type ServerUrl, signedUpPerson } from '@elan/testing/person';
import { startTestServer } from '@elan/testing/server';
import { killServerProcesses } from '@elan/testing/serverProcess';
import { afterEach, describe, expect, it } from 'vitest';

afterEach(killServerProcesses);

const signIn = (server: ServerUrl, email: string, secret: string, from?: string) =>
  request(server, 'POST', '/api/auth/sign-in/email', {
    body: { email, password: secret },
    headers: from === undefined ? {} : { 'x-forwarded-for': from },
  });
async function codes(times: number, attempt: (turn: number) => ReturnType<typeof signIn>) {
  const found: unknown[] = [];
  for (let turn = 0; turn < times; turn += 1) found.push((await attempt(turn)).body.code);
  return found;
}

it('a lock outlives a restart of the server', async () => {
  const installation = await newInstallation();
  const before = await installation.start();
  await before.listening();
  const { email } = await signedUpPerson(before);
  await codes(7, () => signIn(before, email, 'un faux mot'));
  before.kill('SIGKILL');
  await before.ended;
  const after = await installation.start();
  await after.listening();
  const refused = await signIn(after, email, password);
  expect(refused.body).toMatchObject({ code: 'account_locked', attemptsRemaining: 0 });
  expect(Number(refused.body.retryAfter)).toBeGreaterThan(800);
  after.kill('SIGTERM');
  await after.ended;
  await installation.close();
});

describe('the forwarded IP of a request', () => {
  const locked = [
    ...Array.from({ length: 6 }, () => 'invalid_credentials'),
    'too_many_failures',
    'account_locked',
  ];

  it('is ignored without a trusted proxy', async () => {
    const server = await startTestServer();
    const { email } = await signedUpPerson(server);
    const forged = (turn: number) => signIn(server, email, 'un faux mot', `203.0.113.${turn}`);
    expect(await codes(8, forged)).toEqual(locked);
    expect((await signIn(server, email, password, '198.51.100.1')).status).toBe(429);
    await server.close();
  });

  it('is the one that the trusted proxy adds, ignoring earlier entries', async () => {
    const server = await startTestServer({ TRUST_PROXY: '1' });
    const { email } = await signedUpPerson(server);
    // The proxy adds the last one; what comes before it is the caller's word.
    const forged = (turn: number) =>
      signIn(server, email, 'un faux mot', `198.51.100.${turn}, 203.0.113.5`);
    expect(await codes(8, forged)).toEqual(locked);
    expect((await signIn(server, email, password, '198.51.100.3, 203.0.113.5')).status).toBe(429);
    expect((await signIn(server, email, password, '203.0.113.5, 203.0.113.6')).status).toBe(200);
    await server.close();
  });
});

it('a hundred concurrent guesses get seven password checks', async () => {
  const server = await startTestServer({ TRUST_PROXY: '1' });
  const { email } = await signedUpPerson(server);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      signIn(server, email, `essai ${index}`, '203.0.113.8'),
    ),
  );
  const count = (code: string) => answers.filter(({ body }) => body.code === code).length;
  expect([
    count('invalid_credentials'),
    count('too_many_failures'),
    count('account_locked'),
  ]).toEqual([6, 1, 93]);
  expect((await signIn(server, email, password, '203.0.113.8')).status).toBe(429);
  expect((await signIn(server, email, password, '203.0.113.9')).status).toBe(200);
  await server.close();
});
