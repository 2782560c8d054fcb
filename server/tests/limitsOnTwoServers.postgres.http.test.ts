import { contract } from '@elan/domain/contract/contract';
import { openAgain, openTestDatabase } from '@elan/testing/database/database';
import { requestRecovery } from '@elan/testing/mail/mailedServer';
import { subjectsTo } from '@elan/testing/mail/mailServer';
import { ideaAnswers, replyOf, request, signedUpPerson, signUp } from '@elan/testing/people/person';
import { writes } from '@elan/testing/provider/providerAnswers';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { alertOf } from '../generation/countDaily.ts';

const env = {
  AUTH_SECRET: 'le même secret pour les deux serveurs',
  TRUST_PROXY: '1',
  AI_DAILY_LIMIT: '30',
  FREE_AI_LIMIT: '100',
};

let servers: TestServer[];
beforeAll(async () => {
  const database = await openTestDatabase();
  servers = [
    await startTestServer(env, { database }),
    await startTestServer(env, { database: openAgain(database.url) }),
  ];
});
afterAll(async () => {
  for (const server of servers.reverse()) await server.close();
});

/** Makes concurrent calls, alternating between both servers. */
const together = <Result>(times: number, call: (server: TestServer, turn: number) => Result) =>
  Promise.all(
    Array.from({ length: times }, (_, turn) => {
      const server = servers[turn % servers.length];
      if (!server) throw new Error('no server');
      return call(server, turn);
    }),
  );

const tally = (answers: readonly { status: number }[]) => {
  const count: Record<number, number> = {};
  for (const { status } of answers) count[status] = (count[status] ?? 0) + 1;
  return count;
};

it('an hourly limit of an account is one for all servers, and states when to come back', async () => {
  const person = await signedUpPerson(servers[0] as TestServer);
  const answers = await together(24, (server) =>
    request(server, 'GET', '/api/account/export', { token: person.token }),
  );
  expect(tally(answers)).toEqual({ 200: 10, 429: 14 });
  for (const { status, headers } of answers) {
    if (status !== 429) continue;
    const seconds = Number(headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(3_000);
    expect(seconds).toBeLessThanOrEqual(3_600);
  }
});

it('an hourly limit of a network is one for all servers', async () => {
  const answers = await together(140, (server, turn) =>
    request(server, 'POST', '/api/auth/request-password-reset', {
      body: { email: `personne.${turn}@exemple.quebec` },
      headers: { 'x-forwarded-for': '203.0.113.50' },
    }),
  );
  expect(tally(answers)).toEqual({ 200: 60, 429: 80 });
});

it('a mailbox receives five mails an hour in all, and the answers are those of a stranger', async () => {
  const [one] = servers as [TestServer];
  const ask = async (email: string) => {
    const resend = (server: TestServer) =>
      request(server, 'POST', '/api/auth/send-verification-email', { body: { email } });
    return {
      recoveries: tally(await together(8, (server) => requestRecovery(server, email))),
      confirmations: tally(await together(8, resend)),
    };
  };
  const email = 'inondee@exemple.quebec';
  expect((await signUp(one, email)).status).toBe(201);
  const known = await ask(email);
  const again = await together(6, (server) => signUp(server, email));
  expect(tally(again)).toEqual({ 409: 6 });
  expect(known).toEqual(await ask('inconnue@exemple.quebec'));
  expect(known).toEqual({ recoveries: { 200: 6, 429: 2 }, confirmations: { 200: 6, 429: 2 } });
  expect(await subjectsTo(one.database.db, email)).toHaveLength(5);
});

it('the day’s generations of the installation are counted by all servers together, and reported once', async () => {
  const [one] = servers as [TestServer];
  for (const { provider } of servers) provider.answers(writes('Le texte.'));
  const people = await Promise.all([1, 2, 3].map(() => signedUpPerson(one)));
  const paths = await Promise.all(
    people.map(async (person) => ({
      person,
      path: `/api/projects/${(await person.createProject()).id}/modules/idea/generate`,
    })),
  );
  const answers = await together(60, (server, turn) => {
    const at = paths[turn % paths.length];
    if (!at) throw new Error('no person');
    return request(server, 'POST', at.path, {
      token: at.person.token,
      body: { answers: ideaAnswers, language: 'fr' },
    });
  });
  expect(tally(answers)).toEqual({ 200: 30, 429: 30 });
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body.code).toBe('ai_daily_limit');
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(servers.flatMap(({ provider }) => provider.requests)).toHaveLength(30);
  const me = await Promise.all(people.map((person) => person.call('GET', '/api/me')));
  const used = me.map((answered) => replyOf(contract.me, answered).aiUsage.used);
  expect(used.reduce((sum, count) => sum + count, 0)).toBe(30);
  const alerts = servers
    .flatMap((server) => server.logged())
    .filter(({ msg }) => String(msg).startsWith('AI_DAILY_LIMIT'));
  expect(alerts.map(({ msg, level }) => [msg, level]).sort()).toEqual([
    [alertOf[80], 40],
    [alertOf[100], 40],
  ]);
});
