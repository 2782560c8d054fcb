import { randomBytes, randomUUID } from 'node:crypto';
import { sessionEnd } from '@elan/domain/account/session';
import { termsVersion } from '@elan/domain/account/terms';
import type { Language } from '@elan/domain/language';
import type { Database, Transaction } from '@elan/server/adapters/database/database';
import { createPasswordHasher } from '@elan/server/auth/passwordHash';
import { sessionTokenHash } from '@elan/server/auth/sessionToken';
import { type Clock, systemClock } from '@elan/server/lib/clock';
import {
  createAccount,
  findByEmail,
  markEmailConfirmed,
  markSignedIn,
} from '@elan/server/store/accounts/accounts';
import { sessions } from '@elan/server/store/schema';

/** The password of the accounts that tests create, unless they set another. */
export const password = 'un bon mot de passe';

/** The lowest cost that Argon2id accepts. Thousands of hashes at the real cost would take most of the suite's time. */
export const cheapPasswords = { memory: 8, passes: 1 } as const;

const { hash } = createPasswordHasher(cheapPasswords);
let hashed: Promise<string> | undefined;

/** @returns the hash of a password. The usual password is hashed only once. */
function hashOf(given: string): Promise<string> {
  if (given !== password) return hash(given);
  hashed ??= hash(password);
  return hashed;
}

export interface AccountPlace {
  readonly db: Database;
  readonly clock?: Clock | undefined;
}

export interface InsertedAccount {
  readonly id: string;
  readonly email: string;
  /** The token of its session. */
  readonly token: string;
}

/**
 * Inserts a confirmed account with a session, or only a session if the account exists. The result is as after sign-up,
 * confirmation and sign-in, but without their emails.
 */
export async function insertAccount(
  { db, clock = systemClock }: AccountPlace,
  email = `${randomUUID()}@exemple.quebec`,
  language: Language = 'fr',
  ownPassword = password,
): Promise<InsertedAccount> {
  const passwordHash = await hashOf(ownPassword);
  const now = clock.now();
  return db.transaction(async (tx) => {
    const person = { email: email.toLowerCase(), passwordHash, language, termsVersion };
    const account = (await createAccount(tx, person, now)) ?? (await findByEmail(tx, person.email));
    if (!account) throw new Error(`no account of ${email}`);
    await markEmailConfirmed(tx, account.id, now);
    await markSignedIn(tx, account.id, now);
    return { id: account.id, email, token: await insertSession(tx, account.id, now) };
  });
}

/**
 * Opens a session of an account.
 * @returns its token.
 */
export async function insertSession(
  tx: Transaction,
  accountId: string,
  now: Date,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await tx.insert(sessions).values({
    id: randomUUID(),
    accountId,
    tokenHash: sessionTokenHash(token),
    expiresAt: sessionEnd(now),
    createdAt: now,
    updatedAt: now,
  });
  return token;
}
