import { randomBytes } from 'node:crypto';
import { challengeMs } from '@elan/domain/account/twoFactor';
import { Failure } from '@elan/domain/failure';
import type { Database } from '../adapters/database/database.ts';
import { isUserDeletedError } from '../adapters/database/databaseErrors.ts';
import type { Clock } from '../lib/clock.ts';
import { lockAccount } from '../store/accounts/accounts.ts';
import {
  awaitPasswordHash,
  findPasswordHash,
  renewPasswordHash,
} from '../store/signIn/passwords.ts';
import { endSession } from '../store/signIn/sessions.ts';
import { hasTwoFactor, putChallenge } from '../store/signIn/twoFactor.ts';
import { type Auth, clientIpHeader, withVerifiedPassword } from './betterAuth.ts';
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

/** What a right password leads to. */
export type PasswordOutcome =
  | { readonly session: SignedIn }
  /** The token of the second step, and the account that it is of. */
  | { readonly challenge: string; readonly userId: string };

interface Needs {
  readonly auth: Auth;
  readonly db: Database;
  readonly clock: Clock;
  readonly passwords: PasswordHasher;
}

/**
 * Opens a session with a password, and ends the browser's previous session. If the password was changed while it was being verified, no session is opened: the
 * change ends all sessions it can see, but not one that does not exist yet. Where two-factor sign-in is on, there is no session either, but a challenge.
 * @throws only Failure: `invalid_credentials`, `email_not_confirmed`, or a server error.
 */
export async function createSession(
  services: Needs,
  credentials: Credentials,
): Promise<PasswordOutcome> {
  try {
    const { db } = services;
    const before = await findPasswordHash(db, credentials.email);
    // Verified here and not by the library, which reads more of a known email than of an unknown one: its time would tell.
    const isRight = await services.passwords.verify(before, credentials.password);
    if (before === undefined || !isRight) throw new Failure('invalid_credentials');
    const signedIn = await withVerifiedPassword(before, () =>
      askLibrary(services.auth, credentials),
    );
    const outcome = await settle(services, signedIn, before);
    if (!outcome) return await createSession(services, credentials);
    if (!services.passwords.isCurrent(before)) {
      const hash = await services.passwords.hash(credentials.password);
      await renewPasswordHash(db, signedIn.user.id, { from: before, to: hash });
    }
    const { formerToken } = credentials.device;
    if ('session' in outcome && formerToken !== undefined) {
      await endSession(db, sessionTokenHash(formerToken));
    }
    return outcome;
  } catch (error) {
    throw error instanceof Failure ? error : refusal(error);
  }
}

/**
 * @param before the hash that the password was verified against.
 * @returns what the session becomes; undefined if the password was changed while it was verified.
 */
async function settle(
  { db, clock }: Needs,
  session: SignedIn,
  before: string,
): Promise<PasswordOutcome | undefined> {
  const userId = session.user.id;
  const tokenHash = sessionTokenHash(session.token);
  return db.transaction(async (tx) => {
    // The account is locked: two-factor sign-in is either on by now, or ends this session when it is turned on.
    await lockAccount(tx, userId);
    if ((await awaitPasswordHash(tx, userId)) !== before) {
      await endSession(tx, tokenHash);
      return undefined;
    }
    if (!(await hasTwoFactor(tx, userId))) return { session };
    const challenge = randomBytes(32).toString('base64url');
    const expiresAt = new Date(clock.now().getTime() + challengeMs);
    await putChallenge(tx, { id: sessionTokenHash(challenge), userId, expiresAt });
    // Its token was not handed out.
    await endSession(tx, tokenHash);
    return { challenge, userId };
  });
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
