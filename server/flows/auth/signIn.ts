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
  /** Lowercased for comparison. */
  readonly email: string;
  readonly password: string;
  /** A language chosen on this device: it takes precedence over the saved preference. */
  readonly language: Language | undefined;
  readonly device: Device;
}

type Needs = Pick<
  Services,
  'db' | 'clock' | 'config' | 'outbox' | 'passwords' | 'logError' | 'logEvent'
>;

/** A session, and the token by which its browser is recognized from now on. */
export interface OpenedSession extends SignedIn {
  readonly deviceToken: string;
}

/** The outcome of a sign-in: a session, or the token of its second step. */
export type SignInOutcome = OpenedSession | { readonly challenge: string };

/**
 * Opens a session, or begins the second step where two-factor sign-in is on. Failed attempts are
 * counted by email and network together, so that a stranger elsewhere cannot lock a person out
 * (docs/product.md#sign-in-lockout).
 * @throws Failure `invalid_credentials`, the same for an unknown email and a wrong password;
 * `email_not_confirmed`; `too_many_failures` for the seventh of them; before any password is
 * checked `account_locked` or `too_many_attempts`.
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

/** @returns the token of the browser. */
async function noteSuccess(
  services: Needs,
  place: SignInPlace,
  accountId: string,
  { language, device }: SignInInput,
): Promise<string> {
  const { db, clock, config } = services;
  const now = clock.now();
  return db.transaction(async (tx) => {
    // The account is locked first, in the same order as in a concurrent password reset.
    const account: AccountRow | undefined = await lockAccount(tx, accountId);
    if (!account) throw new Failure('invalid_credentials');
    const { deviceToken, mail } = await noteSignIn(tx, { account, device, language, config, now });
    await takeBackFailure(tx, wholeNetwork(place.network));
    await clearFailures(tx, place);
    if (mail) await putMail(tx, account.email, mail, now);
    return deviceToken;
  });
}

/** The password was right: what is wrong after it is counted by account. */
async function forgetFailures({ db }: Needs, place: SignInPlace, accountId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    await takeBackFailure(tx, wholeNetwork(place.network));
    await clearFailures(tx, place);
  });
}
