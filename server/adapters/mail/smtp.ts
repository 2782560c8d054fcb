import { createTransport } from 'nodemailer';
import type { Mail } from '../../mails/mail.ts';

/** Delivers mails: a mail server, or the sandbox's mailbox. */
export interface MailTransport {
  /**
   * @throws MailRefused when the mail server did not accept the mail; any other error when it could
   * not be reached.
   */
  send(recipient: string, mail: Mail): Promise<void>;
  close(): void;
}

/**
 * A mail that was not accepted. It contains no email, which the reply of a mail server tends to
 * repeat.
 */
export class MailRefused extends Error {
  /**
   * The enhanced status of the server's reply, such as `5.1.1`; otherwise the library's code, such
   * as `ETIMEDOUT`.
   */
  readonly code: string | undefined;
  /** The code of the server's reply, such as 550; undefined if there was no reply. */
  readonly responseCode: number | undefined;
  /** Whether the same mail would be refused again. */
  readonly isFinal: boolean;
  /** Whether the server refused the user or the password. */
  readonly isOfSignIn: boolean;

  constructor(
    code: string | undefined,
    responseCode: number | undefined,
    { isFinal, isOfSignIn }: { readonly isFinal: boolean; readonly isOfSignIn: boolean },
  ) {
    super(isFinal ? 'a mail was refused for good' : 'a mail was not accepted');
    this.name = 'MailRefused';
    this.code = code;
    this.responseCode = responseCode;
    this.isFinal = isFinal;
    this.isOfSignIn = isOfSignIn;
  }
}

/**
 * In milliseconds, so that a hanging mail server does not delay the shutdown; the library's
 * defaults are minutes.
 */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** @param smtpUrl `smtp://user:password@host:port` or `smtps://…`. */
export function createSmtpTransport(smtpUrl: string, from: string): MailTransport {
  const transport = createTransport({ url: smtpUrl, ...timeouts }, { from });
  return {
    async send(recipient, mail) {
      try {
        await transport.sendMail({ to: recipient, ...mail });
      } catch (error) {
        throw refusalOf(error);
      }
    },
    close: () => transport.close(),
  };
}

/**
 * Connects to the mail server and signs in, without a mail.
 * @throws MailRefused whose `isOfSignIn` is true if it was the user or the password.
 */
export async function verifySmtp(smtpUrl: string): Promise<void> {
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  try {
    await transport.verify();
  } catch (error) {
    throw refusalOf(error);
  } finally {
    transport.close();
  }
}

/** The library's error for a mail that it could not deliver. */
interface LibraryError {
  readonly code?: string;
  readonly command?: string;
  readonly message?: string;
  readonly response?: string;
}

/** A reply (RFC 5321) with its enhanced status code (RFC 3463), where the server gives one. */
const reply = /^(?<code>[2-5]\d\d)(?:[ -](?<status>[245]\.\d{1,3}\.\d{1,3})\b)?/;

function refusalOf(error: unknown): MailRefused {
  const { code, command, message = '', response = '' } = error as LibraryError;
  const isOfSignIn = code === 'EAUTH';
  const { code: replied, status } = reply.exec(response)?.groups ?? {};
  if (replied === undefined) {
    // Refused before any server was asked: the recipient's email is invalid.
    const isInvalid = code === 'EENVELOPE' && command === 'API' && !/sender/i.test(message);
    return new MailRefused(code, undefined, { isFinal: isInvalid, isOfSignIn });
  }
  const isFinal = isOfThisMail(command, replied, status, response);
  return new MailRefused(status ?? code, Number(replied), { isFinal, isOfSignIn });
}

/** Words of servers without enhanced codes at RCPT TO, to a client that they do not serve. */
const unwelcome = /relay|authenticat|client host|block/i;

/**
 * @returns whether a reply is a permanent one about this recipient or message. Errors about the
 * sender, the sign-in or the dialogue itself (500 to 504) are for the operator to fix, and so is a
 * refusal by policy (statuses 5.7.x, RFC 3463, section 3.8). Such a mail is kept and retried. A 55x
 * at DATA may be about any of these (Amazon SES and SendGrid refuse a sender there that they have
 * not verified), so only its status decides.
 */
function isOfThisMail(
  command: string | undefined,
  code: string,
  status: string | undefined,
  response: string,
): boolean {
  if (command === 'DATA') {
    return code.startsWith('5') && status !== undefined && isOfRecipientOrSize(status);
  }
  if (command !== 'RCPT TO') return false;
  if (status === undefined ? unwelcome.test(response) : isOfSenderOrPolicy(status)) return false;
  // A syntax error in the parameters of RCPT is an error in the email.
  return /^55\d$/.test(code) || code === '501';
}

/** The sender's email (5.1.7, 5.1.8) and policy (5.7.x): RFC 3463, sections 3.2 and 3.8. */
const isOfSenderOrPolicy = (status: string): boolean => /^5\.(?:1\.[78]$|7\.)/.test(status);

/** The recipient's email (5.1.x) and mailbox (5.2.x), and a message that is too large (5.3.4). */
const isOfRecipientOrSize = (status: string): boolean =>
  /^5\.(?:[12]\.|3\.4$)/.test(status) && !isOfSenderOrPolicy(status);
