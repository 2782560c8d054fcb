import { movableClock } from '@elan/testing/clock';
import {
  type MailedServer,
  recover,
  requestRecovery,
  startMailedServer,
  tokensOf,
} from '@elan/testing/mail/mailedServer';
import { linkIn, outboxEmptied } from '@elan/testing/mail/mailServer';
import { password, request, signUp } from '@elan/testing/people/person';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import type { Database } from '../adapters/database/database.ts';
import { correctFutureTimes, purgeExpiredMail } from '../jobs/purge.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});
async function start(...how: Parameters<typeof startMailedServer>): Promise<MailedServer> {
  const server = await startMailedServer(...how);
  closers.push(() => server.close());
  return server;
}

/** Returns all rows of all tables as text. */
async function everythingIn(db: Database): Promise<string> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const texts = tables.map(async ({ name }) => {
    const { rows } = await db.execute(sql`select t::text from ${sql.identifier(name)} t`);
    return JSON.stringify(rows);
  });
  return (await Promise.all(texts)).join('\n');
}

it('delivers the confirmation mail once, in both forms', async () => {
  const server = await start({ MAIL_FROM: 'Élan <bonjour@elan.quebec>' });
  await signUp(server, 'boite@exemple.quebec');
  const [message] = await server.mail.mailsTo('boite@exemple.quebec');
  await outboxEmptied(server.database.db);
  expect(server.mail.received).toHaveLength(1);
  expect(message?.headers).toContain('To: boite@exemple.quebec');
  expect(message?.headers.find((line) => line.startsWith('From: '))).toMatch(
    /<bonjour@elan\.quebec>$/,
  );
  expect(message?.text).toContain('ne sert qu’une fois');
  const link = linkIn(message ?? expect.fail());
  expect(message?.html).toContain(`${link.replaceAll('&', '&amp;')}" style`);
  // The stand-in's page does not exist if a mail server is configured.
  expect((await fetch(`${server.url}/sandbox/mailbox`)).status).toBe(404);
});

it('accepts a sign-up while the mail server is down, and sends the mail once it is up', async () => {
  const clock = movableClock();
  const server = await start({}, { clock });
  const known = await server.confirmed();
  const email = 'attente@exemple.quebec';
  server.mail.refuse(true);
  expect((await signUp(server, email)).status).toBe(201);
  expect((await requestRecovery(server, known)).status).toBe(200);
  await server.mail.attempts(3);
  expect(server.mail.received).toHaveLength(1);
  server.mail.refuse(false);
  clock.moveTo(new Date(clock.now().getTime() + 3 * 60_000));
  await server.mail.mailsTo(email);
  const tokens = tokensOf(await server.linkSent(known, 2));
  await outboxEmptied(server.database.db);
  expect(server.mail.received).toHaveLength(3);
  expect((await recover(server, tokens, 'un autre mot de passe')).status).toBe(200);
});

it('stores neither link tokens nor passwords once the mail is sent', async () => {
  const server = await start();
  const unconfirmed = await server.unconfirmed();
  const confirmation = await server.linkSent(unconfirmed, 1);
  const tokens = await server.recoveryTokens(await server.confirmed());
  await outboxEmptied(server.database.db);
  const kept = await everythingIn(server.database.db);
  // This text matches, which proves that the search works.
  expect(kept).toContain(unconfirmed);
  expect(kept).toContain('recovery');
  const token = new URL(confirmation, 'http://localhost').searchParams.get('token') ?? '';
  for (const secret of [token, tokens.accessToken, tokens.refreshToken, password]) {
    expect(secret.length).toBeGreaterThan(10);
    expect(kept).not.toContain(secret);
  }
});

it('deletes expired links and undeliverable mails', async () => {
  const clock = movableClock();
  const server = await start({}, { clock });
  const { db } = server.database;
  await server.unconfirmed();
  const links = async () => (await db.execute(sql`select purpose from mail_links`)).rows;
  await server.recoveryTokens(await server.confirmed());
  expect(await links()).toHaveLength(2);
  clock.moveTo(new Date(clock.now().getTime() + 2 * 3_600_000));
  await purgeExpiredMail({ db, clock });
  expect(await links()).toEqual([{ purpose: 'confirmation' }]);
  server.mail.refuse(true);
  await signUp(server, 'nulle-part@exemple.quebec');
  await server.mail.attempts(4);
  const waiting = async () => (await db.execute(sql`select attempts from outbox`)).rows;
  await db.execute(sql`update outbox set failed_at = ${clock.now().toISOString()}`);
  await purgeExpiredMail({ db, clock });
  expect(await waiting()).toHaveLength(1);
  clock.moveTo(new Date(clock.now().getTime() + 31 * 24 * 3_600_000));
  await purgeExpiredMail({ db, clock });
  expect(await waiting()).toEqual([]);
  expect(await links()).toEqual([]);
  expect((await request(server, 'GET', '/api/ready')).status).toBe(200);
});

it('sends mail after a clock that was ahead is corrected, without extending links', async () => {
  const clock = movableClock();
  const server = await start({}, { clock });
  const { db } = server.database;
  const known = await server.confirmed();
  clock.moveTo(new Date(clock.now().getTime() + 2 * 3_600_000));
  server.mail.refuse(true);
  await requestRecovery(server, known);
  await server.mail.attempts(2);
  // The mail was refused once, so it is postponed by a few seconds on a clock that is two hours ahead.
  await expect
    .poll(
      async () =>
        (
          await db.execute(
            sql`select attempts, send_after < now() + interval '2 hours 1 minute' as off from outbox`,
          )
        ).rows,
    )
    .toEqual([{ attempts: 1, off: true }]);
  clock.moveTo(new Date());
  server.mail.refuse(false);
  const tokens = tokensOf(await server.linkSent(known, 2));
  await correctFutureTimes({ db, clock });
  clock.moveTo(new Date(clock.now().getTime() + 3_600_000 + 1_000));
  expect(await recover(server, tokens, 'un autre mot de passe')).toMatchObject({
    status: 400,
    body: { code: 'recovery_invalid' },
  });
});
