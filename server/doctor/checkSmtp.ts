import { MailRefused, verifySmtp } from '../adapters/mail/smtp.ts';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../lib/configError.ts';

/**
 * Connects to the mail server and signs in, without sending a mail.
 * @returns a message with the host that responded, or that no mail server is configured.
 * @throws ConfigError that names the wrong setting.
 */
export async function checkSmtp({ mail, supportEmail, apiContact }: Config): Promise<string> {
  const { smtpUrl, from } = mail;
  if (smtpUrl === undefined) return 'SMTP_URL is not set: mails go to /sandbox/mailbox';
  const { host } = new URL(smtpUrl);
  try {
    await verifySmtp(smtpUrl);
  } catch (error) {
    const refusal = error instanceof MailRefused ? error : undefined;
    const reason = refusal?.responseCode ?? refusal?.code ?? 'no answer';
    throw new ConfigError(
      refusal?.isOfSignIn
        ? `SMTP_URL: ${host} does not take its user and password (${reason})`
        : `SMTP_URL: ${host} does not answer as a mail server (${reason})`,
    );
  }
  return [
    `${host} answers`,
    ...(/@localhost>?$/.test(from) ? ['MAIL_FROM is still an address at localhost'] : []),
    ...(apiContact === undefined
      ? [`SUPPORT_EMAIL is not set: pages and mails show ${supportEmail}`]
      : []),
  ].join('; ');
}
