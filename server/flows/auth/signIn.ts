import { Failure } from '@elan/domain/failure';
import type { Language } from '@elan/domain/language';
import { createSession, type Device, type SignedIn } from '../../auth/createSession.ts';
import { networkPrefixOf } from '../../auth/networkPrefix.ts';
import type { Services } from '../../services.ts';
import { lockAccount, markSignedIn, saveLanguage } from '../../store/accounts.ts';
import { putMail } from '../../store/outbox.ts';
import {
  clearFailures,
  type SignInPlace,
  takeBackFailure,
  wholeNetwork,
} from '../../store/signInFailures.ts';
import { countedAttempt } from './countedAttempt.ts';
import { recognizeDevice } from './recognizeDevice.ts';

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
  'auth' | 'db' | 'clock' | 'config' | 'outbox' | 'passwords' | 'logError' | 'logEvent'
>;

/** A session, and the token by which its browser is recognized from now on. */
export interface OpenedSession extends SignedIn {
  readonly deviceToken: string;
}

/**
 * Opens a session. Failed attempts are counted by email and network together, so that a stranger
 * elsewhere cannot lock a person out (docs/product.md#sign-in-lockout).
 * @throws Failure `invalid_credentials`, the same for an unknown email and a wrong password;
 * `email_not_confirmed`; `too_many_failures` for the seventh of them; before any password is
 * checked `account_locked` or `too_many_attempts`.
 */
export async function signIn(services: Needs, input: SignInInput): Promise<OpenedSession> {
  const { email, password, device } = input;
  const place = { email, network: networkPrefixOf(device.ip) };
  return countedAttempt(services, place, async () => {
    const signedIn = await createSession(services, { email, password, device });
    const deviceToken = await noteSuccess(services, place, signedIn.user.id, input);
    services.outbox.nudge();
    services.logEvent('signed in', { accountId: signedIn.user.id, network: place.network });
    return { ...signedIn, deviceToken };
  });
}

/** @returns the token of the browser. */
async function noteSuccess(
  { db, clock, config }: Needs,
  place: SignInPlace,
  userId: string,
  { language, device }: SignInInput,
): Promise<string> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    // The account is locked first, in the same order as in a concurrent password reset.
    const account = await lockAccount(tx, userId);
    if (!account) throw new Failure('invalid_credentials');
    await markSignedIn(tx, userId, now);
    if (language !== undefined) await saveLanguage(tx, userId, language, now);
    const told = { ...account, language: language ?? account.language };
    const { deviceToken, mail } = await recognizeDevice(tx, { account: told, device, config, now });
    await takeBackFailure(tx, wholeNetwork(place.network));
    await clearFailures(tx, place);
    if (mail) await putMail(tx, account.email, mail, now);
    return deviceToken;
  });
}
