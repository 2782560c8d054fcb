import { EventEmitter, once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { domainToASCII } from 'node:url';
import type { Database } from '@elan/server/adapters/database/database';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';

/** An SMTP server on loopback that stores the emails it receives. */
export interface MailServer {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** Each with its time, in milliseconds since 1970. */
  readonly received: readonly (ReceivedMail & { readonly receivedAt: number })[];
  /** Refuses all further emails, temporarily or with the given refusal, or accepts them again. */
  refuse(refused: boolean | MailRefusal): void;
  /** Waits until this many emails were sent to it, whether accepted or refused. */
  attempts(count: number): Promise<void>;
  /**
   * Waits until this many emails for an address have arrived.
   * @returns all of them, oldest first.
   */
  mailsTo(address: string, count?: number): Promise<readonly ReceivedMail[]>;
  close(): Promise<void>;
}

/** The refusal of an SMTP command: the code and the text of the reply, which may quote the command. */
export interface MailRefusal {
  readonly at: 'AUTH' | 'MAIL FROM' | 'RCPT TO' | 'DATA';
  readonly code: number;
  readonly text: string | ((given: string) => string);
}

export async function startMailServer(): Promise<MailServer> {
  const received: (ReceivedMail & { readonly receivedAt: number })[] = [];
  let refused: boolean | MailRefusal = false;
  let attempted = 0;
  const offers = new EventEmitter().setMaxListeners(0);
  /**
   * Checks the condition whenever an email was sent.
   * @throws Error after a minute.
   */
  const until = async (isSo: () => boolean, complaint: () => string): Promise<void> => {
    const deadline = AbortSignal.timeout(60_000);
    while (!isSo()) {
      await once(offers, 'offer', { signal: deadline }).catch(() => {
        throw new Error(complaint());
      });
    }
  };
  /** @returns the refusal of a command, if any. Each refused email counts as an attempt. */
  const refusalAt = (command: MailRefusal['at'], given: string): Error | null => {
    if (typeof refused === 'boolean' || refused.at !== command) return null;
    if (command !== 'DATA') {
      attempted += 1;
      offers.emit('offer');
    }
    const { text, code } = refused;
    const reply =
      typeof text === 'string' ? text : text(given.replace(/\s+/g, ' ').slice(0, 1_500));
    return Object.assign(new Error(reply), { responseCode: code });
  };
  const smtp = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    // Sends exactly the text that the test sets.
    hideENHANCEDSTATUSCODES: true,
    onAuth(auth, _session, done) {
      const refusal = refusalAt('AUTH', auth.username ?? '');
      if (refusal) done(refusal);
      else done(null, { user: auth.username });
    },
    onMailFrom: ({ address }, _session, done) => done(refusalAt('MAIL FROM', address)),
    onRcptTo: ({ address }, _session, done) => done(refusalAt('RCPT TO', address)),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        attempted += 1;
        const refusal = refusalAt('DATA', Buffer.concat(chunks).toString());
        if (refusal) done(refusal);
        else if (refused === true) done(new Error('mailbox unavailable'));
        else {
          const recipients = session.envelope.rcptTo.map(({ address }) => asWritten(address));
          const mail = readMail(Buffer.concat(chunks).toString(), recipients);
          received.push({ ...mail, receivedAt: Date.now() });
          done();
        }
        offers.emit('offer');
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const to = (recipient: string) =>
    received.filter(({ recipients }) => recipients.includes(recipient));
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    refuse(next) {
      refused = next;
    },
    attempts: (count) =>
      until(
        () => attempted >= count,
        () => `${attempted} mails were offered, not ${count}`,
      ),
    async mailsTo(recipient, count = 1) {
      const came = () => to(recipient).length;
      await until(
        () => came() >= count,
        () => `${came()} mails came to ${recipient}, not ${count}`,
      );
      return to(recipient);
    },
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}

/** Encodes the domain again (xn--…), because the SMTP library decodes it but accounts store the email as typed. */
function asWritten(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + domainToASCII(address.slice(at));
}

/** An email as received over SMTP. */
export interface ReceivedMail {
  /** The recipients of the envelope. */
  readonly recipients: readonly string[];
  /** The header lines as sent, but unfolded. */
  readonly headers: readonly string[];
  readonly text: string;
  readonly html: string;
}

/** Parses a message with two alternatives, text and HTML (RFC 2045). */
export function readMail(raw: string, recipients: readonly string[]): ReceivedMail {
  const [head, body] = cut(raw);
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1];
  if (boundary === undefined) throw new Error('a mail of one part');
  const parts = body.split(`--${boundary}`).map((part) => cut(part.trimStart()));
  const partOf = (type: string) => {
    const [headers = '', content = ''] = parts.find(([one]) => one.includes(type)) ?? [];
    return decoded(content.trim(), /transfer-encoding: *(\S+)/i.exec(headers)?.[1]);
  };
  const headers = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return { recipients, headers, text: partOf('text/plain'), html: partOf('text/html') };
}

/** @returns the headers and the body of a message or one of its parts. */
function cut(message: string): [string, string] {
  const at = message.indexOf('\r\n\r\n');
  return at < 0 ? [message, ''] : [message.slice(0, at), message.slice(at + 4)];
}

function decoded(content: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(content, 'base64').toString();
  if (encoding !== 'quoted-printable') return content;
  const bytes = content
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** @returns the link in an email, as path and query. */
export function linkIn({ text }: Pick<ReceivedMail, 'text'>): string {
  const link = /^https?:\/\/[^/\s]+(\/\S*)$/m.exec(text)?.[1];
  if (link === undefined) throw new Error('a mail without a link');
  return link;
}

/** The subject of an email that is not due for hours. */
export const waitingSubject = 'En attente';

/**
 * Waits until the outbox is empty, except for emails that a test scheduled for later (`testing/stages/fullAccount.ts`).
 */
export async function outboxEmptied(db: Database): Promise<void> {
  for (let attempt = 0; attempt < 1_200; attempt += 1) {
    const { rows } = await db.execute(
      sql`select from outbox where subject <> ${waitingSubject} limit 1`,
    );
    if (rows.length === 0) return;
    await delay(25);
  }
  throw new Error('the outbox still holds mails');
}

/** @returns the subjects of the emails that the stand-in delivered to an address, oldest first. */
export async function subjectsTo(db: Database, email: string): Promise<string[]> {
  await outboxEmptied(db);
  const { rows } = await db.execute<{ subject: string }>(
    sql`select subject from sandbox_mail where recipient = ${email} order by delivered_at, subject`,
  );
  return rows.map(({ subject }) => subject);
}
