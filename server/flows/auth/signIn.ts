import type { Language } from '@elan/domain/language';
import { createSession, type SignedIn } from '../../auth/createSession.ts';
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
  /** Folded. */
  readonly email: string;
  readonly password: string;
  /** A language chosen on this device: it wins over the saved preference. */
  readonly language: Language | undefined;
  /** The network address of whoever tries. */
  readonly address: string;
  readonly headers: Headers;
}

type Needs = Pick<Services, 'auth' | 'db' | 'clock' | 'logError' | 'logEvent'>;

/**
 * Opens a session. Failed attempts are counted by e-mail and network address together, so that nobody
 * locks a stranger out from elsewhere (docs/product.md#sign-in-lockout).
 * @throws Failure `invalid_credentials`, the same for an unknown address and a wrong password;
 *   `email_not_confirmed`; `too_many_failures` for the seventh of them; before any password is looked at
 *   `account_locked` or `too_many_attempts`.
 */
export async function signIn(services: Needs, input: SignInInput): Promise<SignedIn> {
  const { email, password, headers } = input;
  const place = { email, address: networkPrefixOf(input.address) };
  return countedAttempt(services, place, async () => {
    const signedIn = await createSession(services, { email, password, headers });
    await noteSuccess(services, place, signedIn.user.id, input.language);
    services.logEvent('signed in', { accountId: signedIn.user.id, network: place.address });
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
    // The account first, as a recovery does that comes at the same moment.
    await markSignedIn(tx, userId, now);
    if (language !== undefined) await saveLanguage(tx, userId, language, now);
    await takeBackFailure(tx, wholeNetwork(place.address));
    await clearFailures(tx, place);
  });
}
