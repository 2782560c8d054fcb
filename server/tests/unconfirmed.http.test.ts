import { extendExpiries, movableClock } from '@elan/testing/clock';
import { outboxEmptied } from '@elan/testing/mail/mailServer';
import { confirm, confirmationLink, signedUpPerson, signUp } from '@elan/testing/people/person';
import { startTestServer, type TestServer } from '@elan/testing/servers/server';
import { tracesOf } from '@elan/testing/stages/fullAccount';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmailHash } from '../auth/emailHash.ts';
import { loadStandIns } from '../boot/loadStandIns.ts';
import { purgeExpiredMail, purgeUnconfirmedAccounts } from '../jobs/purge.ts';
import type { StandInRecords } from '../standIns.ts';

const began = new Date('2026-11-01T12:00:00Z');
const clock = movableClock(began);
let server: TestServer;
let standInRecords: StandInRecords;
beforeAll(async () => {
  standInRecords = await loadStandIns();
  server = await startTestServer({}, { clock });
});
afterAll(() => server.close());

const hashEmail = createEmailHash('secret');
const daysLater = (days: number) => new Date(began.getTime() + days * 86_400_000);

it('keeps an unconfirmed account for thirty days, and no data afterwards', async () => {
  const { db } = server.database;
  await extendExpiries(db);
  const kept = await signedUpPerson(server);
  await signUp(server, 'personne@exemple.quebec');
  await outboxEmptied(db);

  clock.moveTo(daysLater(29.9));
  await purgeUnconfirmedAccounts({ db, clock, hashEmail, standInRecords });
  expect((await signUp(server, 'personne@exemple.quebec')).status).toBe(409);

  clock.moveTo(daysLater(30.1));
  await outboxEmptied(db);
  // Two servers may run this job concurrently.
  await Promise.all([
    purgeUnconfirmedAccounts({ db, clock, hashEmail, standInRecords }),
    purgeUnconfirmedAccounts({ db, clock, hashEmail, standInRecords }),
  ]);
  expect(await tracesOf(db, ['personne@exemple.quebec'])).toEqual([]);
  expect((await kept.call('GET', '/api/account')).status).toBe(200);

  expect((await signUp(server, 'personne@exemple.quebec')).status).toBe(201);
  const link = await confirmationLink(server, 'personne@exemple.quebec');
  expect((await confirm(server, link)).status).toBe(200);
});

it('empties the stand-in’s mailbox after the same time', async () => {
  const { db } = server.database;
  await db.execute(sql`
    insert into sandbox_mail (id, recipient, subject, html, delivered_at)
    values ('vieux', 'a@exemple.quebec', 'Vieux', '', ${daysLater(0).toISOString()}),
      ('neuf', 'a@exemple.quebec', 'Neuf', '', ${daysLater(10).toISOString()})`);
  clock.moveTo(daysLater(31));
  await purgeExpiredMail({ db, clock, standInRecords });
  const { rows } = await db.execute<{ subject: string }>(
    sql`select subject from sandbox_mail where recipient = 'a@exemple.quebec'`,
  );
  expect(rows).toEqual([{ subject: 'Neuf' }]);
});
