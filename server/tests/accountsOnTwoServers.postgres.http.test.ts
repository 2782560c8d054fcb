import { openAgain, openTestDatabase } from '@elan/testing/database/database';
import { type MailedServer, recover, startMailedServer } from '@elan/testing/mail/mailedServer';
import { confirm, password, request } from '@elan/testing/people/person';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import {
  beginsTexts,
  expectDone,
  expectEnded,
  openDevice,
  revocations,
  writtenTexts,
} from '@elan/testing/stages/devices';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../config/config.ts';

let first: MailedServer;
let second: TestServer;
let workers: readonly TestServer[] = [];
beforeAll(async () => {
  const database = await openTestDatabase();
  const env = { AUTH_SECRET: 'le même secret pour les deux serveurs', FREE_AI_LIMIT: '100' };
  first = await startMailedServer(env, { database, role: 'web' });
  const start = (role: Role) =>
    startTestServer(
      { ...env, SMTP_URL: first.mail.url, TRUST_PROXY: '1' },
      { database: openAgain(database.url), role },
    );
  second = await start('web');
  workers = [await start('worker'), await start('worker')];
});
afterAll(async () => {
  for (const worker of workers) await worker.close();
  await second.close();
  await first.close();
});

describe('five devices on two servers', () => {
  it.each(revocations)('are signed out by $by on one of them', async (revocation) => {
    const email = await first.confirmed();
    const finishes = [first, second].map(({ provider }) => beginsTexts(provider));
    const devices = await Promise.all(
      [first, second, first, second, first].map((server) => openDevice(server, email)),
    );
    const [asking, ...rest] = devices;
    if (!asking) throw new Error('no device');
    expect(await revocation.act(second, asking.token, first, email)).toBe(200);
    await Promise.all((revocation.keepsTheAsking ? rest : devices).map(expectEnded));
    for (const finish of finishes) finish();
    if (revocation.keepsTheAsking) await expectDone(asking);
    const texts = await writtenTexts(first.database, email);
    expect(texts).toEqual(Array.from({ length: 5 }, () => 'Le début et la fin.'));
  });
});

describe('two servers', () => {
  it('let exactly one of forty requests use a link', async () => {
    const email = await first.confirmed();
    const tokens = await first.recoveryTokens(email);
    const passwords = Array.from({ length: 40 }, (_, index) => `pain de nuit ${index}`);
    const answers = await Promise.all(
      passwords.map((one, index) => recover(index % 2 ? first : second, tokens, one)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(39);
    const winner = passwords[statuses.indexOf(200)] ?? '';
    expect((await first.signIn(email, winner)).status).toBe(200);
  });

  it('let exactly one of forty requests confirm', async () => {
    const link = await first.linkSent(await first.unconfirmed(), 1);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => confirm(index % 2 ? first : second, link)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(39);
  });

  it('count failed sign-ins together', async () => {
    const email = await first.confirmed();
    const from = { 'x-forwarded-for': '203.0.113.77' };
    const signIn = (server: TestServer | MailedServer, secret: string) =>
      request(server, 'POST', '/api/auth/sign-in/email', {
        body: { email, password: secret },
        headers: from,
      });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => signIn(index % 2 ? first : second, 'un faux mot')),
    );
    const looked = answers.filter(({ body }) => body.code !== 'account_locked');
    expect(looked).toHaveLength(7);
    const { rows } = await first.database.db.execute(
      sql`select count from sign_in_failures where email = ${email}`,
    );
    expect(rows).toEqual([{ count: 7 }]);
    for (const server of [first, second]) {
      expect((await signIn(server, password)).body.code).toBe('account_locked');
    }
  });

  it('let exactly one of twenty sign-ups use an email', async () => {
    const email = 'course@exemple.quebec';
    const body = { email, password, termsAccepted: true };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        request(index % 2 ? first : second, 'POST', '/api/auth/sign-up/email', { body }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      201,
      ...Array.from({ length: 19 }, () => 409),
    ]);
  });
});
