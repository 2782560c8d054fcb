import { openAgain, openTestDatabase } from '@elan/testing/database/database';
import { type MailedServer, startMailedServer } from '@elan/testing/mail/mailedServer';
import { password, request } from '@elan/testing/people/person';
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
    const stranger = await openDevice(first, await first.confirmed());
    const devices = await Promise.all(
      [first, second, first, second, first].map((server) => openDevice(server, email)),
    );
    const [asking, ...rest] = devices;
    if (!asking) throw new Error('no device');
    expect(await revocation.act(second, asking.token, first, email)).toBe(200);
    await Promise.all((revocation.keepsTheAsking ? rest : devices).map(expectEnded));
    for (const finish of finishes) finish();
    await expectDone(stranger);
    if (revocation.keepsTheAsking) await expectDone(asking);
    const texts = await writtenTexts(first.database, email);
    expect(texts).toEqual(Array.from({ length: 5 }, () => 'Le début et la fin.'));
  });
});

describe('two servers', () => {
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
});
