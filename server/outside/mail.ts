import { createTransport } from 'nodemailer';
import type { Mail } from '../mails/mail.ts';

/** What delivers mails: a mail server, or the sandbox's mailbox. */
export interface MailTransport {
  /** @throws when the mail was not accepted. */
  send(recipient: string, mail: Mail): Promise<void>;
  close(): void;
}

/** A mail server that hangs holds up nobody's stop, in milliseconds; the library's own are minutes. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** @param smtpUrl `smtp://user:password@host:port` or `smtps://…`. */
export function smtpTransport(smtpUrl: string, from: string): MailTransport {
  const transport = createTransport({ url: smtpUrl, ...timeouts }, { from });
  return {
    async send(recipient, mail) {
      await transport.sendMail({ to: recipient, ...mail });
    },
    close: () => transport.close(),
  };
}
