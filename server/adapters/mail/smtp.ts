import { createTransport } from 'nodemailer';
import type { Mail } from '../../mails/mail.ts';

/** Delivers mails to a mail server, or to the sandbox's mailbox. */
export interface MailTransport {
  /**
   * @throws MailRefused if the mail was not accepted; its `responseCode` is undefined if the server did not
   *   reply.
   */
  send(recipient: string, mail: Mail): Promise<void>;
  close(): void;
}

/** Thrown if a mail was not accepted. Contains no email address, although the replies of mail servers often do. */
export class MailRefused extends Error {
  /**
   * The enhanced status code in the server's reply, such as `5.1.1`, or else the library's error code, such as
   * `ETIMEDOUT`.
   */
  readonly code: string | undefined;
  /** The status code of the server's reply, such as 550; undefined if there was no reply. */
  readonly responseCode: number | undefined;
  /** Whether the refusal is permanent, so that retrying is pointless. */
  readonly isFinal: boolean;
  /** Whether the server rejected our user name or password. */
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
 * In milliseconds. Short, so that an unresponsive mail server does not delay the shutdown: the library's defaults are
 * up to ten minutes.
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
 * Connects to the mail server and signs in, without sending a mail.
 * @throws MailRefused, with `isOfSignIn` set if the user name or password was rejected.
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

interface LibraryError {
  readonly code?: string;
  readonly command?: string;
  readonly message?: string;
  readonly response?: string;
}

/** A reply (RFC 5321), with its enhanced status code (RFC 3463) if the server sends one. */
const reply = /^(?<code>[2-5]\d\d)(?:[ -](?<status>[245]\.\d{1,3}\.\d{1,3})\b)?/;

function refusalOf(error: unknown): MailRefused {
  const { code, command, message = '', response = '' } = error as LibraryError;
  const isOfSignIn = code === 'EAUTH';
  const { code: replied, status } = reply.exec(response)?.groups ?? {};
  if (replied === undefined) {
    // The library refused before contacting the server, because the recipient's email is invalid.
    const isInvalid = code === 'EENVELOPE' && command === 'API' && !/sender/i.test(message);
    return new MailRefused(code, undefined, { isFinal: isInvalid, isOfSignIn });
  }
  const isFinal = isOfThisMail(command, replied, status, response);
  return new MailRefused(status ?? code, Number(replied), { isFinal, isOfSignIn });
}

/** Words with which servers without enhanced status codes reject our client, rather than the recipient, at RCPT TO. */
const unwelcome = /relay|authenticat|client host|block/i;

/**
 * @returns whether a reply is a permanent refusal of this recipient or message. Errors about the sender, the sign-in or
 *   the protocol (500 to 504, except 501 at RCPT TO), and refusals by policy (5.7.x; RFC 3463, section 3.8), are for
 *   the operator to fix, so they are not permanent. A 5xx at DATA may be any of these (Amazon SES and SendGrid reject
 *   an unverified sender there), so only its enhanced status decides.
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
  // A syntax error in the parameters of RCPT (501) means an invalid email.
  return /^55\d$/.test(code) || code === '501';
}

/** Errors about the sender's email (5.1.7, 5.1.8) and policy (5.7.x): RFC 3463, sections 3.2 and 3.8. */
const isOfSenderOrPolicy = (status: string): boolean => /^5\.(?:1\.[78]$|7\.)/.test(status);

/** Errors about the recipient's email (5.1.x) or mailbox (5.2.x), or a message that is too large (5.3.4). */
const isOfRecipientOrSize = (status: string): boolean =>
  /^5\.(?:[12]\.|3\.4$)/.test(status) && !isOfSenderOrPolicy(status);
