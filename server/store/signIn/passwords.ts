import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../adapters/database/database.ts';
import { accounts, users } from '../schema.ts';

/** @returns an account's id and password hash by its email; undefined if there is no account. */
export async function findPassword(
  db: Database,
  email: string,
): Promise<{ readonly accountId: string; readonly hash: string } | undefined> {
  const [row] = await db
    .select({ accountId: users.id, hash: accounts.password })
    .from(users)
    .innerJoin(accounts, eq(accounts.userId, users.id))
    .where(and(eq(users.email, email), eq(accounts.providerId, 'credential')));
  return row && row.hash !== null ? { accountId: row.accountId, hash: row.hash } : undefined;
}

/** @returns an account's password hash, after waiting for any concurrent change of it. */
export async function awaitPasswordHash(
  tx: Transaction,
  accountId: string,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ hash: accounts.password })
    .from(accounts)
    .where(isPasswordOf(accountId))
    .for('share');
  return row?.hash ?? undefined;
}

/** @param by `session` if neither the earlier password nor the mailbox was needed. */
export async function savePasswordHash(
  tx: Transaction,
  accountId: string,
  password: { readonly hash: string; readonly by: 'session' | 'mailLink' },
  now: Date,
): Promise<void> {
  const { hash, by } = password;
  await tx
    .update(accounts)
    .set({
      password: hash,
      changedInSessionAt: by === 'session' ? now : null,
      updatedAt: now,
    })
    .where(isPasswordOf(accountId));
}

/** @returns when the password was last changed in a session; undefined if never, or by a mail link since. */
export async function findChangeInSession(
  tx: Transaction,
  accountId: string,
): Promise<Date | undefined> {
  const [row] = await tx
    .select({ at: accounts.changedInSessionAt })
    .from(accounts)
    .where(isPasswordOf(accountId));
  return row?.at ?? undefined;
}

/**
 * Replaces a password's hash with a hash of the same password at the current cost, unless the stored hash is no longer
 * `hash.from`.
 */
export async function renewPasswordHash(
  db: Database,
  accountId: string,
  hash: { readonly from: string; readonly to: string },
): Promise<void> {
  await db
    .update(accounts)
    .set({ password: hash.to })
    .where(and(isPasswordOf(accountId), eq(accounts.password, hash.from)));
}

function isPasswordOf(accountId: string) {
  return and(eq(accounts.userId, accountId), eq(accounts.providerId, 'credential'));
}
