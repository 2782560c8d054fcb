import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { signUp } from '../testing/person.ts';
import { startTestServer } from '../testing/server.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A real SMTP server on loopback; `refuse` makes it turn mails away. */
async function startMailServer() {
  const received: string[] = [];
  const state = { refuse: false };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (state.refuse) return done(new Error('mailbox unavailable'));
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  closers.push(() => new Promise((resolve) => smtp.close(() => resolve())));
  return { url: `smtp://127.0.0.1:${address.port}`, received, state };
}

async function until(condition: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 200 && !condition(); attempt += 1) await delay(50);
}

it('delivers the confirmation mail once, in both forms', async () => {
  const mail = await startMailServer();
  const server = await startTestServer({
    SMTP_URL: mail.url,
    MAIL_FROM: 'Élan <bonjour@elan.quebec>',
  });
  closers.push(() => server.close());
  await signUp(server, 'boite@exemple.quebec');
  await until(() => mail.received.length > 0);
  await delay(300);
  expect(mail.received).toHaveLength(1);
  const [message] = mail.received;
  expect(message).toContain('To: boite@exemple.quebec');
  expect(message).toMatch(/From: .*<bonjour@elan\.quebec>/);
  expect(message).toContain('text/plain');
  expect(message).toContain('text/html');
  // The stand-in's page is not there when a mail server is.
  expect((await fetch(`${server.url}/sandbox/mailbox`)).status).toBe(404);
});

it('signs up while the mail server is down, and tries again', async () => {
  const mail = await startMailServer();
  mail.state.refuse = true;
  let now = Date.now();
  const server = await startTestServer(
    { SMTP_URL: mail.url },
    { clock: { now: () => new Date(now) } },
  );
  closers.push(() => server.close());
  expect((await signUp(server, 'attente@exemple.quebec')).status).toBe(201);
  await delay(500);
  expect(mail.received).toEqual([]);
  mail.state.refuse = false;
  now += 3_600_000;
  await until(() => mail.received.length > 0);
  expect(mail.received).toHaveLength(1);
});
