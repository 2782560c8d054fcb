import { Failure } from '@elan/domain/failure';
import type { Database } from '../adapters/database/database.ts';
import { isUserDeletedError } from '../adapters/database/userDeletedError.ts';
import { awaitPasswordHash, findPasswordHash, renewPasswordHash } from '../store/passwords.ts';
import { endSession } from '../store/sessions.ts';
import type { Auth } from './betterAuth.ts';
import { sessionTokenHash } from './hashedSessionTokens.ts';
import { mapAuthError } from './mapAuthError.ts';
import { hashPassword, isCurrentHash } from './passwordHash.ts';

export interface SignedIn {
  readonly token: string;
  readonly user: { readonly id: string; readonly email: string };
  /** The library's cookies, to send to the browser. */
  readonly cookies: readonly string[];
}

interface Credentials {
  readonly email: string;
  readonly password: string;
  /** The request's headers that the library may see. */
  readonly headers: Headers;
}

/**
 * Opens a session with a password, and ends the browser's previous session, whose cookie is
 * replaced. If the password was changed while it was being verified, no session is opened: the
 * change ends all sessions it can see, but not one that does not exist yet.
 * @throws only Failure: `invalid_credentials`, `email_not_confirmed`, or a server error.
 */
export async function createSession(
  services: { readonly auth: Auth; readonly db: Database },
  credentials: Credentials,
): Promise<SignedIn> {
  try {
    const before = await findPasswordHash(services.db, credentials.email);
    const signedIn = await askLibrary(services.auth, credentials);
    const isUnchanged = await services.db.transaction(async (tx) => {
      const same = (await awaitPasswordHash(tx, signedIn.user.id)) === before;
      if (!same) await endSession(tx, sessionTokenHash(signedIn.token));
      return same;
    });
    if (!isUnchanged) return await createSession(services, credentials);
    await services.auth.api.signOut({ headers: cookiesOf(credentials.headers) });
    if (before !== undefined && !isCurrentHash(before)) {
      const hash = await hashPassword(credentials.password);
      await renewPasswordHash(services.db, signedIn.user.id, { from: before, to: hash });
    }
    return signedIn;
  } catch (error) {
    throw error instanceof Failure ? error : refusal(error);
  }
}

/**
 * The header with the browser's own session; a bearer token belongs to a client that manages its
 * sessions itself.
 */
function cookiesOf(headers: Headers): Headers {
  const cookies = new Headers(headers);
  cookies.delete('authorization');
  return cookies;
}

/** An account that was removed after its password was verified no longer has one. */
function refusal(error: unknown): Failure {
  return isUserDeletedError(error)
    ? new Failure('invalid_credentials', { cause: error })
    : mapAuthError(error);
}

async function askLibrary(auth: Auth, { headers: from, ...body }: Credentials): Promise<SignedIn> {
  const { headers, response } = await auth.api.signInEmail({
    body,
    headers: from,
    returnHeaders: true,
  });
  if (!response.token) throw new Failure('internal');
  const { id, email } = response.user;
  return { token: response.token, user: { id, email }, cookies: headers.getSetCookie() };
}
