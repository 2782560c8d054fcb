import type { Language } from '@elan/domain/language';
import { createSession, type Device, type SignedIn } from '../../auth/createSession.ts';
import { networkPrefixOf } from '../../auth/networkPrefix.ts';
import type { Services } from '../../services.ts';
import { markSignedIn, saveLanguage } from '../../store/accounts.ts';
import {
  clearFailures,
  type SignInPlace,
  takeBackFailure,
  wholeNetwork,
} from '../../store/signInFailures.ts';
import { countedAttempt } from './countedAttempt.ts';

interface SignInInput {
  /** Lowercased for comparison. */
  readonly email: string;
  readonly password: string;
  /** A language chosen on this device: it takes precedence over the saved preference. */
  readonly language: Language | undefined;
  readonly device: Device;
}

type Needs = Pick<Services, 'auth' | 'db' | 'clock' | 'passwords' | 'logError' | 'logEvent'>;

/**
 * Opens a session. Failed attempts are counted by email and network together, so that a stranger
 * elsewhere cannot lock a person out (docs/product.md#sign-in-lockout).
 * @throws Failure `invalid_credentials`, the same for an unknown email and a wrong password;
 * `email_not_confirmed`; `too_many_failures` for the seventh of them; before any password is
 * checked `account_locked` or `too_many_attempts`.
 */
export async function signIn(services: Needs, input: SignInInput): Promise<SignedIn> {
  const { email, password, device } = input;
  const place = { email, network: networkPrefixOf(device.ip) };
  return countedAttempt(services, place, async () => {
    const signedIn = await createSession(services, { email, password, device });
    await noteSuccess(services, place, signedIn.user.id, input.language);
    services.logEvent('signed in', { accountId: signedIn.user.id, network: place.network });
    return signedIn;
  });
}

async function noteSuccess(
  { db, clock }: Needs,
  place: SignInPlace,
  userId: string,
  language: Language | undefined,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    // The account is locked first, in the same order as in a concurrent password reset.
    await markSignedIn(tx, userId, now);
    if (language !== undefined) await saveLanguage(tx, userId, language, now);
    await takeBackFailure(tx, wholeNetwork(place.network));
    await clearFailures(tx, place);
  });
}
