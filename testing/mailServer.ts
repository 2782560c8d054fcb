import { EventEmitter, once } from 'node:events';
import { domainToASCII } from 'node:url';
import { SMTPServer } from 'smtp-server';
import { type ReceivedMail, readMail } from './receivedMail.ts';

/** A real SMTP server on loopback that stores the mails it receives. */
export interface MailServer {
  /** For `SMTP_URL`. */
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** Refuses every mail from now on, temporarily or with the given refusal, or accepts mails again. */
  refuse(refused: boolean | MailRefusal): void;
  /** Waits until this many mails were offered, accepted or not. */
  attempts(count: number): Promise<void>;
  /** Waits until it has this many mails to an email. @returns all of them, oldest first. */
  mailsTo(address: string, count?: number): Promise<readonly ReceivedMail[]>;
  close(): Promise<void>;
}

/** A refusal of one command, with the full reply: its code and its text, which may quote the command. */
export interface MailRefusal {
  readonly at: 'AUTH' | 'MAIL FROM' | 'RCPT TO' | 'DATA';
  readonly code: number;
  readonly text: string | ((given: string) => string);
}

export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let refused: boolean | MailRefusal = false;
  let attempted = 0;
  const offers = new EventEmitter().setMaxListeners(0);
  /** Looks again whenever a mail was offered. @throws Error after a minute. */
  const until = async (isSo: () => boolean, complaint: () => string): Promise<void> => {
    const deadline = AbortSignal.timeout(60_000);
    while (!isSo()) {
      await once(offers, 'offer', { signal: deadline }).catch(() => {
        throw new Error(complaint());
      });
    }
  };
  /** @returns the refusal of a command, if any; each refused mail counts as an attempt. */
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
    // Reply with exactly the test's text.
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
          received.push(readMail(Buffer.concat(chunks).toString(), recipients));
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

/** The SMTP library decodes domains (xn--…); an account's email is stored as typed. */
function asWritten(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + domainToASCII(address.slice(at));
}
