import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../adapters/database/database.ts';
import { accounts, users } from '../schema.ts';

/** @returns an account and the hash of its password by its email, undefined if there is no account. */
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

/** @returns the same by account, after waiting for any concurrent change of it. */
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

export async function savePasswordHash(
  tx: Transaction,
  accountId: string,
  hash: string,
  now: Date,
): Promise<void> {
  await tx.update(accounts).set({ password: hash, updatedAt: now }).where(isPasswordOf(accountId));
}

/**
 * Replaces the hash of the same password by a stronger one, unless the password was changed since
 * `from` was read.
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
