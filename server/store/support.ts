import { comparableEmail } from '@elan/domain/account/emailAddress';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../adapters/database/database.ts';
import { users } from './schema.ts';

export type SupportRow = NonNullable<Awaited<ReturnType<typeof findOne>>>;

/** @returns the account with an email, ignoring capitals. */
export function findAccountByEmail(tx: Transaction, email: string) {
  return findOne(tx, eq(users.email, comparableEmail(email)));
}

export function findAccountById(tx: Transaction, id: string) {
  return findOne(tx, eq(users.id, id));
}

/** What the support desk reads of an account itself: nothing of its projects. */
async function findOne(tx: Transaction, which: SQL) {
  const [row] = await tx
    .select({
      id: users.id,
      email: users.email,
      emailConfirmed: users.emailVerified,
      language: users.language,
      createdAt: users.createdAt,
      lastSignInAt: users.lastSignInAt,
      suspendedAt: users.suspendedAt,
    })
    .from(users)
    .where(which);
  return row;
}

/** Suspends an account; if it already is, the earlier time is kept. */
export async function suspend(tx: Transaction, id: string, now: Date): Promise<void> {
  const since = sql`coalesce(${users.suspendedAt}, ${now.toISOString()}::timestamptz)`;
  await tx.update(users).set({ suspendedAt: since, updatedAt: now }).where(eq(users.id, id));
}

export async function restore(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(users).set({ suspendedAt: null, updatedAt: now }).where(eq(users.id, id));
}
