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

export async function savePasswordHash(
  tx: Transaction,
  accountId: string,
  hash: string,
  now: Date,
): Promise<void> {
  await tx.update(accounts).set({ password: hash, updatedAt: now }).where(isPasswordOf(accountId));
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
