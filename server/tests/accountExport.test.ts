import { contract } from '@elan/domain/contract/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fullPerson, ownWords } from '../testing/leaver.ts';
import { type Person, replyOf, signedUpPerson } from '../testing/person.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await fullPerson(server);
});
afterAll(() => server.close());

it('hands a person everything, as a file', async () => {
  const answer = await person.call('GET', '/api/account/export');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="elan-20\d\d-\d\d-\d\d\.json"$/,
  );
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.body).toMatchObject({
    about: { fr: expect.stringContaining('Élan'), en: expect.stringContaining('Élan') },
    account: { id: person.id, email: person.email, language: 'fr' },
    projects: [{ name: ownWords.project, versions: [{ module: 'idea', cause: 'replaced' }] }],
    generations: [{ status: 'succeeded' }, { status: 'succeeded' }],
    administration: [{ action: 'account_viewed', by: 'administrator' }],
  });
});

it('tells the account screen of the account', async () => {
  const account = replyOf(contract.getAccount, await person.call('GET', '/api/account'));
  expect(account.email).toBe(person.email);
  expect(Date.parse(account.lastSignInAt ?? '')).toBeGreaterThan(Date.parse(account.createdAt));
});

it('is limited', async () => {
  const other = await signedUpPerson(server);
  for (let count = 0; count < 10; count += 1) {
    expect((await other.call('GET', '/api/account/export')).status).toBe(200);
  }
  const answer = await other.call('GET', '/api/account/export');
  expect(answer).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});
