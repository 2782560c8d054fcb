import { openTestDatabase } from '@elan/testing/database/database';
import { type MailedServer, startMailedServer } from '@elan/testing/mail/mailedServer';
import { confirm } from '@elan/testing/people/person';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../adapters/database/database.ts';

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

it('a link stays valid after a database outage and after a server error', async () => {
  const link = await server.linkSent(await server.unconfirmed(), 1);
  isDatabaseAway = true;
  const whileAway = await confirm(server, link).finally(() => {
    isDatabaseAway = false;
  });
  expect(whileAway).toMatchObject({ status: 503, body: { code: 'database_unavailable' } });
  const { db } = server.database;
  await db.execute(sql`alter table mail_links rename to mail_links_away`);
  const atFault = await confirm(server, link).finally(() =>
    db.execute(sql`alter table mail_links_away rename to mail_links`),
  );
  expect(atFault).toMatchObject({ status: 500, body: { code: 'internal' } });
  expect((await confirm(server, link)).status).toBe(200);
});
