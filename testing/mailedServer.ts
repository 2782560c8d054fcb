import { randomUUID } from 'node:crypto';
import { type MailServer, startMailServer } from './mailServer.ts';
import { confirm, password, request, signUp } from './person.ts';
import { linkIn } from './receivedMail.ts';
import { requestRecovery, tokensOf } from './recovery.ts';
import { startTestServer, type TestServer } from './server.ts';

/** A server with its own real mail server, and the actions that people take through mails. */
export async function startMailedServer(
  env: Readonly<Record<string, string>> = {},
  options: Parameters<typeof startTestServer>[1] = {},
) {
  const mail: MailServer = await startMailServer();
  // One trusted proxy in front, so that a test may choose its IP.
  const server: TestServer = await startTestServer(
    { SMTP_URL: mail.url, TRUST_PROXY: '1', ...env },
    options,
  );
  /** @returns the link in the newest mail to an email, once it has received that many. */
  const linkSent = async (email: string, count: number) => {
    const mails = await mail.mailsTo(email, count);
    return linkIn(mails[count - 1] ?? missing(email));
  };
  return {
    ...server,
    mail,
    linkSent,
    /** An account that has received its confirmation mail. @returns its email. */
    async unconfirmed(language?: string) {
      const email = `${randomUUID()}@exemple.quebec`;
      await signUp(server, email, language);
      await mail.mailsTo(email);
      return email;
    },
    /** The same, confirmed. It has received one mail. */
    async confirmed(language?: string) {
      const email = await this.unconfirmed(language);
      await confirm(server, await linkSent(email, 1));
      return email;
    },
    /** Requests a recovery link. @param count how many mails the email has received, this one included. */
    async recoveryTokens(email: string, count = 2) {
      await requestRecovery(server, email);
      return tokensOf(await linkSent(email, count));
    },
    signIn: (email: string, secret = password, headers: Readonly<Record<string, string>> = {}) =>
      request(server, 'POST', '/api/auth/sign-in/email', {
        body: { email, password: secret },
        headers,
      }),
    async close() {
      await server.close();
      await mail.close();
    },
  };
}

export type MailedServer = Awaited<ReturnType<typeof startMailedServer>>;

function missing(email: string): never {
  throw new Error(`no mail to ${email}`);
}
