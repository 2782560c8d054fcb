import { setTimeout as delay } from 'node:timers/promises';
import { domainToASCII } from 'node:url';
import { SMTPServer } from 'smtp-server';
import { type ReceivedMail, readMail } from './receivedMail.ts';

/** A real SMTP server on loopback that keeps what it is given. */
export interface MailServer {
  /** For `SMTP_URL`. */
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** Turns every mail away from now on, or takes them again. */
  refuse(refused: boolean): void;
  /** Waits until it was asked to take as many mails, whether or not it took them. */
  attempts(count: number): Promise<void>;
  /** Waits until it has as many mails to an address. @returns all of them, oldest first. */
  mailsTo(address: string, count?: number): Promise<readonly ReceivedMail[]>;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let refused = false;
  let attempted = 0;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        attempted += 1;
        if (refused) return done(new Error('mailbox unavailable'));
        const recipients = session.envelope.rcptTo.map(({ address }) => asWritten(address));
        received.push(readMail(Buffer.concat(chunks).toString(), recipients));
        done();
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
    async attempts(count) {
      for (let turn = 0; turn < 1_200 && attempted < count; turn += 1) await delay(50);
      if (attempted < count) throw new Error(`${attempted} mails were brought`);
    },
    async mailsTo(recipient, count = 1) {
      for (let attempt = 0; attempt < 1_200 && to(recipient).length < count; attempt += 1) {
        await delay(50);
      }
      const mails = to(recipient);
      if (mails.length < count) throw new Error(`${mails.length} mails came to ${recipient}`);
      return mails;
    },
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}

/** The server decodes domains (xn--…); an account's address is as it was typed. */
function asWritten(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + domainToASCII(address.slice(at));
}
