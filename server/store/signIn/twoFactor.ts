import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, gt, isNotNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../adapters/database/database.ts';
import { recoveryCodes, signInChallenges, twoFactor } from '../schema.ts';

/*
 * Functions that write in a `Transaction` need the account's row to be locked, so that changes of one account run one
 * at a time. The exception is `bringCodeFailureToNow`.
 */

export type TwoFactorRow = typeof twoFactor.$inferSelect;

/** @returns an account's second factor, even if it is still being set up. */
export async function findTwoFactor(
  tx: Transaction,
  accountId: string,
): Promise<TwoFactorRow | undefined> {
  const [row] = await tx.select().from(twoFactor).where(eq(twoFactor.accountId, accountId));
  return row;
}

/** @returns whether signing in to an account requires a second factor. */
export async function hasTwoFactor(tx: Transaction, accountId: string): Promise<boolean> {
  const [row] = await tx
    .select({ accountId: twoFactor.accountId })
    .from(twoFactor)
    .where(and(eq(twoFactor.accountId, accountId), isNotNull(twoFactor.enabledAt)));
  return row !== undefined;
}

/** Stores the secret of a second factor that is being set up, replacing any earlier one. */
export async function putSecret(
  tx: Transaction,
  accountId: string,
  sealedSecret: string,
): Promise<void> {
  await tx
    .insert(twoFactor)
    .values({ accountId, sealedSecret })
    .onConflictDoUpdate({ target: twoFactor.accountId, set: { sealedSecret } });
}

export async function changeTwoFactor(
  tx: Transaction,
  accountId: string,
  change: Partial<Omit<TwoFactorRow, 'accountId'>>,
): Promise<void> {
  await tx.update(twoFactor).set(change).where(eq(twoFactor.accountId, accountId));
}

/**
 * If the last wrong code has a future time, recorded while the clock was ahead, sets it to now, so that a lockout lasts
 * no longer than usual.
 */
export async function bringCodeFailureToNow(
  tx: Transaction,
  accountId: string,
  now: Date,
): Promise<void> {
  await tx
    .update(twoFactor)
    .set({ lastFailureAt: now })
    .where(and(eq(twoFactor.accountId, accountId), gt(twoFactor.lastFailureAt, now)));
}

const sealedPage = 200;

/** @returns the next page of sealed secrets after the given account, ordered by account; empty after the last. */
export const sealedSecretsAfter = (db: Database, after: string) =>
  db
    .select({ accountId: twoFactor.accountId, sealedSecret: twoFactor.sealedSecret })
    .from(twoFactor)
    .where(gt(twoFactor.accountId, after))
    .orderBy(asc(twoFactor.accountId))
    .limit(sealedPage);

/** Replaces a sealed secret with `sealed`, its resealed copy, unless the stored secret was changed meanwhile. */
export async function replaceSealed(
  db: Database,
  { accountId, sealedSecret }: Pick<TwoFactorRow, 'accountId' | 'sealedSecret'>,
  sealed: string,
): Promise<void> {
  await db
    .update(twoFactor)
    .set({ sealedSecret: sealed })
    .where(and(eq(twoFactor.accountId, accountId), eq(twoFactor.sealedSecret, sealedSecret)));
}

/**
 * Removes an account's second factor with its recovery codes and challenges.
 * @returns whether the second factor was enabled.
 */
export async function removeTwoFactor(tx: Transaction, accountId: string): Promise<boolean> {
  const removed = await tx
    .delete(twoFactor)
    .where(eq(twoFactor.accountId, accountId))
    .returning({ enabledAt: twoFactor.enabledAt });
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await removeChallenges(tx, accountId);
  return removed.some(({ enabledAt }) => enabledAt !== null);
}

export const recoveryCodesOf = (db: Database, accountId: string) =>
  db
    .select({ id: recoveryCodes.id, hash: recoveryCodes.hash })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.accountId, accountId));

export async function countRecoveryCodes(db: Database, accountId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.accountId, accountId));
  return row?.left ?? 0;
}

/** Replaces the recovery codes of an account. */
export async function putRecoveryCodes(
  tx: Transaction,
  accountId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await tx
    .insert(recoveryCodes)
    .values(hashes.map((hash) => ({ id: randomUUID(), accountId, hash })));
}

/** Consumes a recovery code. @returns false if it was already used or replaced. */
export async function takeRecoveryCode(
  tx: Transaction,
  accountId: string,
  id: string,
): Promise<boolean> {
  const taken = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.id, id), eq(recoveryCodes.accountId, accountId)))
    .returning({ id: recoveryCodes.id });
  return taken.length > 0;
}

export async function putChallenge(
  tx: Transaction,
  challenge: typeof signInChallenges.$inferInsert,
): Promise<void> {
  await tx.insert(signInChallenges).values(challenge);
}

/** @returns the id of the account of an unexpired challenge. */
export async function findChallenge(
  tx: Transaction,
  id: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ accountId: signInChallenges.accountId })
    .from(signInChallenges)
    .where(and(eq(signInChallenges.id, id), gt(signInChallenges.expiresAt, now)));
  return row?.accountId;
}

export async function removeChallenge(tx: Transaction, id: string): Promise<void> {
  await tx.delete(signInChallenges).where(eq(signInChallenges.id, id));
}

/** Ends an account's sign-ins that wait for a code. */
export async function removeChallenges(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(signInChallenges).where(eq(signInChallenges.accountId, accountId));
}
