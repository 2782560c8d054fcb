import { randomUUID } from 'node:crypto';
import { type MailServer, startMailServer } from './mailServer.ts';
import { confirm, password, request, signUp } from './person.ts';
import { linkIn } from './receivedMail.ts';
import { requestRecovery, tokensOf } from './recovery.ts';
import { startTestServer, type TestServer } from './server.ts';

/** A server that sends its mails to a real mail server of its own, and what people do by mail there. */
export async function startMailedServer(
  env: Readonly<Record<string, string>> = {},
  options: Parameters<typeof startTestServer>[1] = {},
) {
  const mail: MailServer = await startMailServer();
  // One proxy of ours in front, so that a test may come from anywhere.
  const server: TestServer = await startTestServer(
    { SMTP_URL: mail.url, TRUST_PROXY: '1', ...env },
    options,
  );
  /** @returns where the newest of an address's mails leads, once it has that many. */
  const linkSent = async (email: string, count: number) => {
    const mails = await mail.mailsTo(email, count);
    return linkIn(mails[count - 1] ?? missing(email));
  };
  return {
    ...server,
    mail,
    linkSent,
    /** An account whose confirmation mail has come. @returns its address. */
    async unconfirmed(language?: string) {
      const email = `${randomUUID()}@exemple.quebec`;
      await signUp(server, email, language);
      await mail.mailsTo(email);
      return email;
    },
    /** The same, confirmed. It has had one mail. */
    async confirmed(language?: string) {
      const email = await this.unconfirmed(language);
      await confirm(server, await linkSent(email, 1));
      return email;
    },
    /** Asks for a recovery link. @param count how many mails the address has with it. */
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
