import { Failure } from '@elan/domain/failure';
import type { Language } from '@elan/domain/language';
import { inTurn } from '../accounts/inTurn.ts';
import { libraryFailure } from '../accounts/libraryFailure.ts';
import { networkOf } from '../accounts/networkOf.ts';
import type { Services } from '../services.ts';
import { markSignedIn, saveLanguage } from '../store/accounts.ts';
import {
  clearFailures,
  type SignInPlace,
  takeBackFailure,
  wholeNetwork,
} from '../store/signInFailures.ts';
import { beginAttempt, isCounted, refusedAttempt, takeBackAttempt } from './signInAttempt.ts';

export interface SignedIn {
  readonly token: string;
  readonly user: { readonly id: string; readonly email: string };
  /** The library's cookies, to be sent on. */
  readonly cookies: readonly string[];
}

interface SignInInput {
  readonly email: string;
  readonly password: string;
  /** A language chosen on this device: it wins over the saved preference. */
  readonly language: Language | undefined;
  /** The network address of whoever tries. */
  readonly address: string;
  readonly headers: Headers;
}

type Needs = Pick<Services, 'auth' | 'db' | 'clock' | 'logError'>;

/**
 * Opens a session. Failed attempts are counted by e-mail and network address together, so that nobody
 * locks a stranger out from elsewhere (decision D3).
 * @throws Failure `invalid_credentials`, the same for an unknown address and a wrong password;
 *   `email_not_confirmed`; `too_many_failures` for the seventh of them; before any password is looked at
 *   `account_locked` or `too_many_attempts`.
 */
export async function signIn(services: Needs, input: SignInInput): Promise<SignedIn> {
  const place = { email: input.email.toLowerCase(), address: networkOf(input.address) };
  // One at a time: right passwords that come together must not take each other's attempts.
  return inTurn(`${place.address} ${place.email}`, async () => {
    const count = await beginAttempt(services, place);
    const signedIn = await openSession(services, input).catch(async (failure: Failure) => {
      if (isCounted(failure)) throw refusedAttempt(services, count, failure);
      await takeBackAttempt(services, place).catch((error: unknown) =>
        services.logError(error, 'taking a sign-in attempt back'),
      );
      throw failure;
    });
    await noteSuccess(services, place, signedIn.user.id, input.language);
    return signedIn;
  });
}

/** @throws Failure, and nothing else. */
async function openSession(services: Needs, input: SignInInput): Promise<SignedIn> {
  const { headers, response } = await services.auth.api
    .signInEmail({
      body: { email: input.email, password: input.password },
      headers: input.headers,
      returnHeaders: true,
    })
    .catch(async (error: unknown) => {
      throw await libraryFailure(services.db, error);
    });
  if (!response.token) throw new Failure('internal');
  const { id, email } = response.user;
  return { token: response.token, user: { id, email }, cookies: headers.getSetCookie() };
}

async function noteSuccess(
  { db, clock }: Needs,
  place: SignInPlace,
  userId: string,
  language: Language | undefined,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    await takeBackFailure(tx, wholeNetwork(place.address));
    await clearFailures(tx, place);
    await markSignedIn(tx, userId, now);
    if (language !== undefined) await saveLanguage(tx, userId, language, now);
  });
}
