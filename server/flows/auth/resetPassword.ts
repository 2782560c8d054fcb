import { Failure } from '@elan/domain/failure';
import type { Language } from '@elan/domain/language';
import { isListed } from '@elan/domain/subscription/access';
import { createSession, type Device } from '../../auth/createSession.ts';
import { networkPrefixOf } from '../../auth/networkPrefix.ts';
import { refusedPassword } from '../../auth/refusedPassword.ts';
import type { Services } from '../../services.ts';
import {
  type AccountRow,
  findByEmail,
  findByLink,
  markEmailConfirmed,
  markSignedIn,
  saveLanguage,
} from '../../store/accounts/accounts.ts';
import { type FollowedLink, removeLinks } from '../../store/signIn/mailLinks.ts';
import { clearFailuresOf } from '../../store/signIn/signInFailures.ts';
import { hasTwoFactor } from '../../store/signIn/twoFactor.ts';
import { consumeMailLink, countMail, linkId, sendPasswordResetMail } from './mailLinks.ts';
import { recognizeDevice } from './recognizeDevice.ts';
import { replacePassword } from './replacePassword.ts';
import type { SignInOutcome } from './signIn.ts';

type Needs = Pick<Services, 'db' | 'clock' | 'config' | 'outbox' | 'logEvent' | 'passwords'>;

/**
 * Sets a new password with a password reset link, then signs in, or starts two-factor sign-in if it is on.
 * Receiving the link proves ownership of the email, so the email is confirmed and any lockout is lifted.
 * @throws Failure `recovery_invalid`, and those of `refusedPassword`.
 */
export async function recover(
  services: Needs,
  input: {
    readonly accessToken: string;
    readonly refreshToken: string;
    readonly password: string;
    /** The language chosen on this device, which takes precedence over the saved one, as at sign-in. */
    readonly language: Language | undefined;
    readonly device: Device;
  },
): Promise<SignInOutcome> {
  const { db, clock } = services;
  const id = linkId([input.accessToken, input.refreshToken]);
  const link = { id, purpose: 'recovery' } as const;
  // Checked first, so that no expensive hash is computed for an invalid link.
  const owner = await findByLink(db, link, clock.now());
  if (!owner) throw new Failure('recovery_invalid');
  const problem = refusedPassword(input.password, owner.email);
  if (problem) throw new Failure(problem);
  const hash = await services.passwords.hash(input.password);
  const { language, device } = input;
  const { account, deviceToken } = await putInForce(services, { link, hash, language, device });
  services.outbox.nudge();
  const event = { accountId: account.id, network: networkPrefixOf(input.device.ip) };
  services.logEvent('password recovered', event);
  const { email } = account;
  if (!account.emailVerified && isListed(email, services.config.emails)) {
    services.logEvent('a founder or administrator confirmed their email', event);
  }
  const outcome = await createSession(services, { email, password: input.password, device });
  if ('challenge' in outcome) return { challenge: outcome.challenge };
  return { ...outcome.session, deviceToken };
}

/**
 * Applies the new password. A new browser causes no separate email, because the email about the password is sent
 * anyway.
 * @returns the account as it was before, and the device token, which is empty if two-factor sign-in is on.
 */
async function putInForce(
  { db, clock, config }: Needs,
  input: {
    readonly link: FollowedLink;
    readonly hash: string;
    readonly language: Language | undefined;
    readonly device: Device;
  },
): Promise<{ readonly account: AccountRow; readonly deviceToken: string }> {
  const { hash, language, device } = input;
  const now = clock.now();
  return db.transaction(async (tx) => {
    const account = await consumeMailLink(tx, input.link, now);
    if (!account) throw new Failure('recovery_invalid');
    const recipient = { ...account, language: language ?? account.language };
    await replacePassword(tx, { account: recipient, hash, config, now });
    await markEmailConfirmed(tx, account.id, now);
    await removeLinks(tx, account.id, 'confirmation');
    if (language !== undefined) await saveLanguage(tx, account.id, language, now);
    // With two-factor sign-in, the user has not signed in yet, and the second step records the browser.
    const isSignIn = !(await hasTwoFactor(tx, account.id));
    if (isSignIn) await markSignedIn(tx, account.id, now);
    const { deviceToken } = isSignIn
      ? await recognizeDevice(tx, { account, device, config, now })
      : { deviceToken: '' };
    await clearFailuresOf(tx, account.email);
    return { account, deviceToken };
  });
}

/** Sends a password reset link, unless no account has this email or the limit of `countMail` is reached. */
export async function requestRecovery(
  { db, clock, config, outbox }: Pick<Services, 'db' | 'clock' | 'config' | 'outbox'>,
  email: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const account = await findByEmail(tx, email);
    if (!account || !(await countMail(tx, email))) return;
    await sendPasswordResetMail(tx, account, config, clock.now());
  });
  outbox.nudge();
}
