import { Failure } from '@elan/domain/failure';
import type { Database } from '../outside/database.ts';
import { awaitPasswordHash, findPasswordHash } from '../store/passwords.ts';
import { endSession } from '../store/sessions.ts';
import type { Auth } from './auth.ts';
import { libraryFailure } from './libraryFailure.ts';

export interface SignedIn {
  readonly token: string;
  readonly user: { readonly id: string; readonly email: string };
  /** The library's cookies, to be sent on. */
  readonly cookies: readonly string[];
}

interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Of the request, as far as the library may see it. */
  readonly headers: Headers;
}

/**
 * Opens a session with a password. One that was replaced while it was being looked at opens nothing: a change
 * of password ends every session but those that it does not see yet.
 * @throws Failure, and nothing else: `invalid_credentials`, `email_not_confirmed`, or a fault of ours.
 */
export async function openSession(
  services: { readonly auth: Auth; readonly db: Database },
  credentials: Credentials,
): Promise<SignedIn> {
  try {
    const before = await findPasswordHash(services.db, credentials.email);
    const signedIn = await askLibrary(services.auth, credentials);
    const stands = await services.db.transaction(async (tx) => {
      const same = (await awaitPasswordHash(tx, signedIn.user.id)) === before;
      if (!same) await endSession(tx, signedIn.token);
      return same;
    });
    return stands ? signedIn : await openSession(services, credentials);
  } catch (error) {
    throw error instanceof Failure ? error : await libraryFailure(services.db, error);
  }
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
