import { Failure } from '@elan/domain/failure';
import type { Database } from '../adapters/database/database.ts';
import { isUserDeletedError } from '../adapters/database/databaseErrors.ts';
import { awaitPasswordHash, findPasswordHash, renewPasswordHash } from '../store/passwords.ts';
import { endSession } from '../store/sessions.ts';
import { type Auth, clientIpHeader } from './betterAuth.ts';
import { sessionTokenHash } from './hashedSessionTokens.ts';
import { mapAuthError } from './mapAuthError.ts';
import type { PasswordHasher } from './passwordHash.ts';

export interface SignedIn {
  readonly token: string;
  readonly user: { readonly id: string; readonly email: string };
}

/** Where a session is opened. */
export interface Device {
  readonly ip: string;
  readonly userAgent: string | undefined;
  /** The token of the browser's previous session, which the new one replaces. */
  readonly formerToken: string | undefined;
  /** The token by which the browser is recognized (`deviceToken.ts`), if it sent one. */
  readonly deviceToken: string | undefined;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly device: Device;
}

/**
 * Opens a session with a password, and ends the browser's previous session. If the password was changed while it was being verified, no session is opened: the
 * change ends all sessions it can see, but not one that does not exist yet.
 * @throws only Failure: `invalid_credentials`, `email_not_confirmed`, or a server error.
 */
export async function createSession(
  services: {
    readonly auth: Auth;
    readonly db: Database;
    readonly passwords: PasswordHasher;
  },
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
    const { formerToken } = credentials.device;
    if (formerToken !== undefined) await endSession(services.db, sessionTokenHash(formerToken));
    if (before !== undefined && !services.passwords.isCurrent(before)) {
      const hash = await services.passwords.hash(credentials.password);
      await renewPasswordHash(services.db, signedIn.user.id, { from: before, to: hash });
    }
    return signedIn;
  } catch (error) {
    throw error instanceof Failure ? error : refusal(error);
  }
}

/** An account that was removed after its password was verified no longer has one. */
function refusal(error: unknown): Failure {
  return isUserDeletedError(error)
    ? new Failure('invalid_credentials', { cause: error })
    : mapAuthError(error);
}

async function askLibrary(auth: Auth, { device, ...body }: Credentials): Promise<SignedIn> {
  const headers = new Headers({ [clientIpHeader]: device.ip });
  if (device.userAgent !== undefined) headers.set('user-agent', device.userAgent);
  const { token, user } = await auth.api.signInEmail({ body, headers });
  if (!token) throw new Failure('internal');
  return { token, user: { id: user.id, email: user.email } };
}
