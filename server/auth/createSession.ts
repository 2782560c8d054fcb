import { challengeMs } from '@elan/domain/account/twoFactor';
import { Failure } from '@elan/domain/failure';
import type { Database, Transaction } from '../adapters/database/database.ts';
import type { Clock } from '../lib/clock.ts';
import { lockAccount } from '../store/accounts/accounts.ts';
import { awaitPasswordHash, findPassword, renewPasswordHash } from '../store/signIn/passwords.ts';
import { endSession, insertSession } from '../store/signIn/sessions.ts';
import { hasTwoFactor, putChallenge } from '../store/signIn/twoFactor.ts';
import type { PasswordHasher } from './passwordHash.ts';
import { newSessionToken, sessionTokenHash } from './sessionToken.ts';

export interface SignedIn {
  readonly token: string;
  readonly user: { readonly id: string; readonly email: string };
}

/** Characters kept of a `User-Agent` header, which may have many kilobytes. */
const maxUserAgent = 512;

/** The client on which a session is opened. */
export interface Device {
  readonly ip: string;
  readonly userAgent: string | undefined;
  /** The token of the browser's previous session, which the new one replaces. */
  readonly formerToken: string | undefined;
  /** The token that identifies the browser (`deviceToken.ts`), if it sent one. */
  readonly deviceToken: string | undefined;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly device: Device;
}

/** The result of a sign-in with a correct password. */
export type PasswordOutcome =
  | { readonly session: SignedIn }
  /** The token with which the sign-in continues with a code, and the account. */
  | { readonly challenge: string; readonly accountId: string };

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly passwords: PasswordHasher;
}

/**
 * Opens a session with a password, and ends the browser's previous session; if two-factor sign-in is on, returns only a
 * challenge. Also replaces a password hash of outdated cost.
 * @throws Failure `invalid_credentials`, `email_not_confirmed`.
 */
export async function createSession(
  services: Needs,
  credentials: Credentials,
): Promise<PasswordOutcome> {
  const { db, passwords } = services;
  const { email, password, device } = credentials;
  const stored = await findPassword(db, email);
  const isRight = await passwords.verify(stored?.hash, password);
  if (stored === undefined || !isRight) throw new Failure('invalid_credentials');
  const outcome = await openWithPassword(services, { ...stored, device });
  // The stored hash changed during verification. A session opened now would outlive that password change, so none was
  // opened, and the password is verified again.
  if (outcome === 'changed') return createSession(services, credentials);
  if (!passwords.isCurrent(stored.hash)) {
    const to = await passwords.hash(password);
    await renewPasswordHash(db, stored.accountId, { from: stored.hash, to });
  }
  return outcome;
}

/**
 * @param verified.hash the hash against which the password was verified.
 * @returns `changed` if the stored hash is now different.
 */
async function openWithPassword(
  { db, clock }: Needs,
  verified: { readonly accountId: string; readonly hash: string; readonly device: Device },
): Promise<PasswordOutcome | 'changed'> {
  const { accountId, device } = verified;
  return db.transaction(async (tx) => {
    // With the account locked, two-factor sign-in is either already on, or will end this session when it is turned on.
    const account = await lockAccount(tx, accountId);
    if (!account) throw new Failure('invalid_credentials');
    if ((await awaitPasswordHash(tx, accountId)) !== verified.hash) return 'changed';
    if (!account.emailVerified) throw new Failure('email_not_confirmed');
    const now = clock.now();
    if (await hasTwoFactor(tx, accountId)) {
      const challenge = newSessionToken();
      const expiresAt = new Date(now.getTime() + challengeMs);
      await putChallenge(tx, { id: sessionTokenHash(challenge), accountId, expiresAt });
      return { challenge, accountId };
    }
    return { session: await openSessionOn(tx, account, device, now) };
  });
}

/** Opens a session for an account whose password or code was correct, and ends the browser's previous session. */
export async function openSessionOn(
  tx: Transaction,
  { id, email }: { readonly id: string; readonly email: string },
  { ip, userAgent, formerToken }: Omit<Device, 'deviceToken'>,
  now: Date,
): Promise<SignedIn> {
  const token = newSessionToken();
  const tokenHash = sessionTokenHash(token);
  const browser = { ipAddress: ip, userAgent: userAgent?.slice(0, maxUserAgent) ?? null };
  await insertSession(tx, { accountId: id, tokenHash, ...browser }, now);
  if (formerToken !== undefined) await endSession(tx, sessionTokenHash(formerToken));
  return { token, user: { id, email } };
}
