import { randomUUID } from 'node:crypto';
import { openTestDatabase, type TestDatabase } from '@elan/testing/database/database';
import { startMailedServer } from '@elan/testing/mail/mailedServer';
import { type MailRefusal, type MailServer, startMailServer } from '@elan/testing/mail/mailServer';
import { freePort } from '@elan/testing/network/freePort';
import { signUp } from '@elan/testing/people/person';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createSmtpTransport } from '../adapters/mail/smtp.ts';
import { sendMail } from '../jobs/sendMail.ts';
import { systemClock } from '../lib/clock.ts';
import { noMeasurements } from '../observability/measurements.ts';
import type { JobServices } from '../queue/handler.ts';
import { migrate } from '../store/migrate.ts';
import { putMail } from '../store/outbox.ts';
import { outbox } from '../store/schema.ts';

let database: TestDatabase;
let mail: MailServer;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database);
  mail = await startMailServer();
});
afterAll(async () => {
  await mail.close();
  await database.close();
});
afterEach(() => database.db.execute(sql`delete from outbox`));

const from = 'bonjour@elan.quebec';
const letter = { subject: 'Bonjour', text: 'Bonjour.', html: '<p>Bonjour.</p>' };

/** Tries once to send a mail. @returns whether it is still in the outbox, and the error. */
async function send(recipient: string, refusal: MailRefusal | undefined, url = mail.url) {
  const errors: unknown[] = [];
  mail.refuse(refusal ?? false);
  const { db } = database;
  const transport = createSmtpTransport(url, from);
  await putMail(db, recipient, letter, systemClock.now());
  const [row] = await db.select().from(outbox);
  const services = {
    ...{ db, transport, clock: systemClock, measure: noMeasurements },
    logError: (error: unknown) => errors.push(error),
  } as unknown as JobServices;
  await sendMail
    .run(services, { mailId: row?.id ?? '' }, { isLast: false, signal: AbortSignal.abort() })
    .catch((error: unknown) => errors.push(error));
  transport.close();
  return { kept: (await db.$count(outbox)) === 1, errors };
}

const address = () => `${randomUUID()}@exemple.quebec`;

it.each<MailRefusal>([
  { at: 'RCPT TO', code: 550, text: '5.1.1 no such user' },
  { at: 'RCPT TO', code: 550, text: 'no such user' },
  { at: 'RCPT TO', code: 501, text: '5.1.3 bad recipient address syntax' },
  { at: 'RCPT TO', code: 556, text: '5.1.10 domain takes no mail' },
  { at: 'DATA', code: 552, text: '5.3.4 message too large' },
  { at: 'DATA', code: 550, text: '5.1.1 no such user' },
  { at: 'DATA', code: 552, text: '5.2.3 message too long for this mailbox' },
])('gives up a mail that $at answers with $code $text', async (refusal) => {
  const recipient = address();
  const { kept, errors } = await send(recipient, {
    ...refusal,
    text: `${refusal.text} ${recipient}`,
  });
  expect(kept).toBe(false);
  expect(errors).toMatchObject([{ isFinal: true, message: 'a mail was refused for good' }]);
  expect(errors).toMatchObject([{ responseCode: refusal.code }]);
  // The server's reply repeats the recipient's email, but the logged error must not.
  expect(JSON.stringify([errors, String(errors[0]), (errors[0] as Error).stack])).not.toContain(
    recipient,
  );
});

const signedIn = () => mail.url.replace('//', '//elan:secret@');

it.each<MailRefusal>([
  { at: 'AUTH', code: 535, text: '5.7.8 wrong password' },
  { at: 'MAIL FROM', code: 550, text: '5.1.8 bad sender' },
  { at: 'MAIL FROM', code: 530, text: '5.7.0 authentication required' },
  { at: 'RCPT TO', code: 554, text: '5.7.1 relay access denied' },
  { at: 'RCPT TO', code: 550, text: 'relay not permitted' },
  { at: 'RCPT TO', code: 503, text: '5.5.1 bad sequence of commands' },
  { at: 'RCPT TO', code: 450, text: '4.2.1 greylisted' },
  { at: 'DATA', code: 451, text: '4.3.0 local error' },
  { at: 'DATA', code: 550, text: '5.7.26 unauthenticated mail' },
  // By default, Postfix rejects a sender only at RCPT TO.
  { at: 'RCPT TO', code: 550, text: '5.1.8 sender address rejected: domain not found' },
  { at: 'DATA', code: 554, text: 'transaction failed' },
  { at: 'DATA', code: 554, text: '5.0.0 transaction failed' },
  // From Amazon SES and SendGrid, about a sender that the operator has not verified with them.
  { at: 'DATA', code: 554, text: 'Message rejected: Email address is not verified.' },
  { at: 'DATA', code: 550, text: 'The from address does not match a verified Sender Identity.' },
])('keeps a mail that $at answers with $code $text', async (refusal) => {
  const { kept, errors } = await send(address(), refusal, signedIn());
  expect(kept).toBe(true);
  expect(errors).toMatchObject([{ isFinal: false, responseCode: refusal.code }]);
});

it('drops a mail to an invalid email, and keeps one whose server is unreachable', async () => {
  expect(await send('<>', undefined)).toMatchObject({ kept: false, errors: [{ isFinal: true }] });
  const away = `smtp://127.0.0.1:${await freePort()}`;
  expect(await send(address(), undefined, away)).toMatchObject({
    kept: true,
    errors: [{ isFinal: false, code: 'ESOCKET' }],
  });
});

it.each([
  { text: '5.1.1 no such user', err: { status: 550, code: '5.1.1' } },
  { text: 'no such user', err: { status: 550, code: 'EENVELOPE' } },
])('logs the codes of "550 $text", and not its words', async ({ text, err }) => {
  const server = await startMailedServer();
  const mailErrors = () => server.logged().filter(({ msg }) => msg === 'mail');
  server.mail.refuse({ at: 'RCPT TO', code: 550, text });
  const recipient = address();
  await signUp(server, recipient);
  await expect.poll(mailErrors).toMatchObject([{ err: { type: 'MailRefused', ...err } }]);
  expect(JSON.stringify(mailErrors())).not.toMatch(new RegExp(`no such user|${recipient}`));
  await server.close();
});
