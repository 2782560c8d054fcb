import { randomUUID } from 'node:crypto';
import { contract } from '@elan/domain/contract/contract';
import type { Language } from '@elan/domain/language';
import type { Device } from '@elan/server/auth/createSession';
import { openSession } from '@elan/server/auth/openSession';
import { confirmEmail } from '@elan/server/flows/auth/confirmEmail';
import { recover, requestRecovery } from '@elan/server/flows/auth/resetPassword';
import { type OpenedSession, type SignInOutcome, signIn } from '@elan/server/flows/auth/signIn';
import { signUp } from '@elan/server/flows/auth/signUp';
import { finishSignIn } from '@elan/server/flows/twoFactor/finishSignIn';
import { outbox } from '@elan/server/store/schema';
import { eq } from 'drizzle-orm';
import { type RecoveryTokens, tokensOf } from '../mail/mailedServer.ts';
import { linkIn } from '../mail/mailServer.ts';
import { insertAccount, password } from '../people/accounts.ts';
import { tokenIn } from '../people/person.ts';
import { bodyOf } from './flowEnds.ts';
import type { Flows } from './flows.ts';

/** The IP address of people for whom it does not matter. */
const elsewhere = '198.51.100.200';

function opened(outcome: SignInOutcome): OpenedSession {
  if ('challenge' in outcome) throw new Error('the account has a second step');
  return outcome;
}

function challengeIn(outcome: SignInOutcome): string {
  if ('challenge' in outcome) return outcome.challenge;
  throw new Error('the account has no second step');
}

/**
 * Functions for the actions of users who are not signed in. Emails stay in the outbox, from which the links are read.
 */
export function accountFlows(flows: Pick<Flows, 'services'>) {
  const device = (ip: string) => ({
    ip,
    userAgent: undefined,
    formerToken: undefined,
    deviceToken: undefined,
  });
  const mailsTo = (recipient: string) =>
    flows.services.db.select().from(outbox).where(eq(outbox.recipient, recipient));
  /** @returns the only email that `work` adds to the outbox. */
  const mailBy = async (email: string, work: () => Promise<void>) => {
    const before = new Set((await mailsTo(email)).map(({ id }) => id));
    await work();
    const [mail, ...more] = (await mailsTo(email)).filter(({ id }) => !before.has(id));
    if (!mail || more.length > 0) throw new Error(`${more.length} mails more to ${email}`);
    return mail;
  };
  return {
    mailsTo,
    async signUp(email: string, secret = password): Promise<void> {
      const body = { email, password: secret, termsAccepted: true };
      await signUp(flows.services, { ...bodyOf(contract.signUp.body, body), language: 'fr' });
    },
    /** @returns an account that is not confirmed yet, with the token of its confirmation email. */
    async unconfirmed(secret = password) {
      const email = `${randomUUID()}@exemple.quebec`;
      const mail = await mailBy(email, () => this.signUp(email, secret));
      return { email, token: tokenIn(linkIn(mail)) };
    },
    /** @returns the email of a confirmed account. */
    confirmed: async (language: Language = 'fr') =>
      (await insertAccount(flows.services, undefined, language)).email,
    confirm: (token: string) => confirmEmail(flows.services, { token, password, ip: elsewhere }),
    async signIn(
      email: string,
      secret = password,
      ip = elsewhere,
      browser: Partial<Device> = {},
    ): Promise<OpenedSession> {
      const body = bodyOf(contract.signIn.body, { email, password: secret });
      const from = { ...device(ip), ...browser };
      return opened(await signIn(flows.services, { ...body, language: undefined, device: from }));
    },
    /**
     * Performs the first step of a two-factor sign-in.
     * @returns the token of the second step.
     */
    async beginSignIn(email: string, secret = password): Promise<string> {
      const body = bodyOf(contract.signIn.body, { email, password: secret });
      const from = { ...body, language: undefined, device: device(elsewhere) };
      return challengeIn(await signIn(flows.services, from));
    },
    finishSignIn: (challenge: string, code: string, browser: Partial<Device> = {}) =>
      finishSignIn(flows.services, {
        ...bodyOf(contract.finishSignIn.body, { challenge, code }),
        language: undefined,
        device: { ...device(elsewhere), ...browser },
      }),
    /**
     * Performs a recovery of an account with two-factor sign-in.
     * @returns the token of the second step.
     */
    async beginRecovery(tokens: RecoveryTokens, secret: string): Promise<string> {
      const body = bodyOf(contract.recover.body, { ...tokens, password: secret });
      return challengeIn(
        await recover(flows.services, { ...body, language: undefined, device: device(elsewhere) }),
      );
    },
    requestRecovery: async (email: string) =>
      requestRecovery(flows.services, bodyOf(contract.requestRecovery.body, { email }).email),
    async recoveryTokens(email: string): Promise<RecoveryTokens> {
      return tokensOf(linkIn(await mailBy(email, () => this.requestRecovery(email))));
    },
    async recover(tokens: RecoveryTokens, secret: string): Promise<OpenedSession> {
      const body = bodyOf(contract.recover.body, { ...tokens, password: secret });
      return opened(
        await recover(flows.services, { ...body, language: undefined, device: device(elsewhere) }),
      );
    },
    isOpen: async (token: string) => (await openSession(flows.services, token)) !== undefined,
  };
}

export type AccountFlows = ReturnType<typeof accountFlows>;
