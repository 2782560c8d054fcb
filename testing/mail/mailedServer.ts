import { randomUUID } from 'node:crypto';
import { confirm, password, request, type ServerUrl, signUp } from '../people/person.ts';
import { startTestServer, type TestServer } from '../servers/server.ts';
import { linkIn, type MailServer, startMailServer } from './mailServer.ts';

/** Starts a server with an SMTP server, with functions for the actions that users take through emails. */
export async function startMailedServer(
  env: Readonly<Record<string, string>> = {},
  options: Parameters<typeof startTestServer>[1] = {},
) {
  const mail: MailServer = await startMailServer();
  // Trusts one proxy, so that a test can choose the client's IP address.
  const server: TestServer = await startTestServer(
    { SMTP_URL: mail.url, TRUST_PROXY: '1', ...env },
    options,
  );
  /** @returns the link in the email to an address that has this number, counted from 1, once it has arrived. */
  const linkSent = async (email: string, count: number) => {
    const mails = await mail.mailsTo(email, count);
    return linkIn(mails[count - 1] ?? missing(email));
  };
  return {
    ...server,
    mail,
    linkSent,
    /**
     * Creates an account that has received its confirmation email.
     * @returns its address.
     */
    async unconfirmed(language?: string) {
      const email = `${randomUUID()}@exemple.quebec`;
      await signUp(server, email, language);
      await mail.mailsTo(email);
      return email;
    },
    /**
     * Creates a confirmed account, which has received one email.
     * @returns its address.
     */
    async confirmed(language?: string) {
      const email = await this.unconfirmed(language);
      await confirm(server, await linkSent(email, 1));
      return email;
    },
    /**
     * Requests a recovery link.
     * @param count how many emails the address has then received.
     * @returns the link's tokens.
     */
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

/** The two tokens of a recovery link, as the page sends them. */
export interface RecoveryTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** @param link the path and query of a recovery link. */
export function tokensOf(link: string): RecoveryTokens {
  const { pathname, searchParams } = new URL(link, 'http://localhost');
  const [accessToken, refreshToken] = ['access_token', 'refresh_token'].map((name) =>
    searchParams.get(name),
  );
  if (pathname !== '/auth' || searchParams.get('type') !== 'recovery')
    throw new Error(`not a recovery link: ${link}`);
  if (!accessToken || !refreshToken) throw new Error('a recovery link without its pair');
  return { accessToken, refreshToken };
}

export function requestRecovery(server: ServerUrl, email: string) {
  return request(server, 'POST', '/api/auth/request-password-reset', { body: { email } });
}

export function recover(
  server: ServerUrl,
  tokens: RecoveryTokens,
  password: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const body = { ...tokens, password };
  return request(server, 'POST', '/api/auth/reset-password', { body, headers });
}
