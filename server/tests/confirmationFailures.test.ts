import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../outside/database.ts';
import { openTestDatabase } from '../testing/database.ts';
import { type MailedServer, startMailedServer } from '../testing/mailedServer.ts';
import { request } from '../testing/person.ts';

let server: MailedServer;
let isDatabaseAway = false;
beforeAll(async () => {
  const database = await openTestDatabase();
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const leaving: Database = new Proxy(database.db, {
    get(db, name) {
      if (isDatabaseAway && name === 'transaction') return () => Promise.reject(refused);
      return Reflect.get(db, name);
    },
  });
  server = await startMailedServer({}, { database: { ...database, db: leaving } });
});
afterAll(() => server.close());

const path = '/api/auth/verify-email';

/** Opens a link as a mail program or a browser does. @returns where it leads. */
async function open(link: string, { method = 'GET', from = '203.0.113.1' } = {}) {
  const headers = { 'x-forwarded-for': from };
  const { status, body, headers: sent } = await request(server, method, link, { headers });
  expect({ status, body }).toEqual({ status: 303, body: { text: '' } });
  expect(sent.get('referrer-policy')).toBe('no-referrer');
  expect(sent.get('retry-after')).toBeNull();
  return sent.get('location');
}

it.each([
  ['without its token', ''],
  ['with an empty one', '?token='],
  ['with one that is too long', `?token=${'A'.repeat(2_001)}`],
  ['with two', '?token=a&token=b'],
  ['with one that cannot be stored', '?token=%00'],
  ['with its name cut', '?tok=abc'],
])('a link %s is not valid, and says so on /auth', async (_how, search) => {
  expect(await open(path + search)).toBe('/auth?error=confirmation_invalid');
  expect(await open(path + search, { method: 'HEAD' })).toBe('/auth?error=confirmation_invalid');
});

it('is still good after a database that was away, and after a fault of ours', async () => {
  const link = await server.linkSent(await server.unconfirmed(), 1);
  isDatabaseAway = true;
  const whileAway = await open(link).finally(() => {
    isDatabaseAway = false;
  });
  expect(whileAway).toBe('/auth?error=database_unavailable');
  const { db } = server.database;
  await db.execute(sql`alter table mail_links rename to mail_links_away`);
  const atFault = await open(link).finally(() =>
    db.execute(sql`alter table mail_links_away rename to mail_links`),
  );
  expect(atFault).toBe('/auth?error=internal');
  expect(await open(link)).toBe('/auth?confirmed=true');
});

it('opened too often from one place, it waits, and whoever signs in there does not', async () => {
  const from = '203.0.113.2';
  const email = await server.confirmed();
  const link = await server.linkSent(await server.unconfirmed(), 1);
  for (let count = 0; count < 600; count += 1) {
    expect(await open(path, { from })).toBe('/auth?error=confirmation_invalid');
  }
  expect(await open(link, { from })).toBe('/auth?error=rate_limited');
  const signedIn = await server.signIn(email, undefined, { 'x-forwarded-for': from });
  expect(signedIn.status).toBe(200);
  expect(await open(link)).toBe('/auth?confirmed=true');
});
