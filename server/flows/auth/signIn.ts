import { Failure } from '@elan/domain/failure';
import type { Language } from '@elan/domain/language';
import { createSession, type Device, type SignedIn } from '../../auth/createSession.ts';
import { networkPrefixOf } from '../../auth/networkPrefix.ts';
import type { Services } from '../../services.ts';
import { type AccountRow, lockAccount } from '../../store/accounts/accounts.ts';
import { putMail } from '../../store/outbox.ts';
import {
  clearFailures,
  type SignInPlace,
  takeBackFailure,
  wholeNetwork,
} from '../../store/signIn/signInFailures.ts';
import { countedAttempt } from './countedAttempt.ts';
import { noteSignIn } from './noteSignIn.ts';

interface SignInInput {
  /** In the form used for comparison (`comparableEmail`). */
  readonly email: string;
  readonly password: string;
  /** The language chosen on this device, which takes precedence over the saved one. */
  readonly language: Language | undefined;
  readonly device: Device;
}

type Needs = Pick<
  Services,
  'db' | 'clock' | 'config' | 'outbox' | 'passwords' | 'logError' | 'logEvent'
>;

/** A session, and the token that identifies its browser at later sign-ins. */
export interface OpenedSession extends SignedIn {
  readonly deviceToken: string;
}

/** A session, or the token for the second step of two-factor sign-in. */
export type SignInOutcome = OpenedSession | { readonly challenge: string };

/**
 * Opens a session, or starts the second step if two-factor sign-in is on. A lockout applies to one email in one
 * network, so that a stranger elsewhere cannot lock a user out (docs/product.md#sign-in-lockout).
 * @throws Failure `invalid_credentials`, for an unknown email as for a wrong password; `email_not_confirmed`;
 *   `too_many_failures` for the seventh failure; `account_locked` or `too_many_attempts` before any password
 *   is checked.
 */
export async function signIn(services: Needs, input: SignInInput): Promise<SignInOutcome> {
  const { email, password, device } = input;
  const place = { email, network: networkPrefixOf(device.ip) };
  return countedAttempt(services, place, async () => {
    const outcome = await createSession(services, { email, password, device });
    if ('challenge' in outcome) {
      await forgetFailures(services, place, outcome.accountId);
      return { challenge: outcome.challenge };
    }
    const { session } = outcome;
    const deviceToken = await noteSuccess(services, place, session.user.id, input);
    services.outbox.nudge();
    services.logEvent('signed in', { accountId: session.user.id, network: place.network });
    return { ...session, deviceToken };
  });
}

/** Records a successful sign-in and clears the failed attempts. Returns the device token. */
async function noteSuccess(
  services: Needs,
  place: SignInPlace,
  accountId: string,
  { language, device }: SignInInput,
): Promise<string> {
  const { db, clock, config } = services;
  const now = clock.now();
  return db.transaction(async (tx) => {
    // The account is locked first, as in a concurrent password reset.
    const account: AccountRow | undefined = await lockAccount(tx, accountId);
    if (!account) throw new Failure('invalid_credentials');
    const { deviceToken, mail } = await noteSignIn(tx, { account, device, language, config, now });
    await takeBackFailure(tx, wholeNetwork(place.network));
    await clearFailures(tx, place);
    if (mail) await putMail(tx, account.email, mail, now);
    return deviceToken;
  });
}

/** Clears the failures after a correct password. Wrong two-factor codes are counted by account. */
async function forgetFailures({ db }: Needs, place: SignInPlace, accountId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    await takeBackFailure(tx, wholeNetwork(place.network));
    await clearFailures(tx, place);
  });
}
