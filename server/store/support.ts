import { randomUUID } from 'node:crypto';
import { comparableEmail } from '@elan/domain/account/emailForm';
import type { AdminAction } from '@elan/domain/contract/admin';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../adapters/database/database.ts';
import { adminLog, users } from './schema.ts';

export type SupportRow = NonNullable<Awaited<ReturnType<typeof findOne>>>;

/** @returns the account with this email, ignoring the case of A to Z. */
export function findAccountByEmail(tx: Transaction, email: string) {
  return findOne(tx, eq(users.email, comparableEmail(email)));
}

export function findAccountById(tx: Transaction, id: string) {
  return findOne(tx, eq(users.id, id));
}

/** Reads the fields of an account's row that the support desk uses. */
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

/** Suspends an account. If it is already suspended, the original time is kept. */
export async function suspend(tx: Transaction, id: string, now: Date): Promise<void> {
  const since = sql`coalesce(${users.suspendedAt}, ${now.toISOString()}::timestamptz)`;
  await tx.update(users).set({ suspendedAt: since, updatedAt: now }).where(eq(users.id, id));
}

export async function restore(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(users).set({ suspendedAt: null, updatedAt: now }).where(eq(users.id, id));
}

/** An action on an account. */
export interface AuditFact {
  readonly action: AdminAction;
  /** The administrator, or `operatorId`. */
  readonly adminId: string;
  /** The account, or `everyAccountId`. */
  readonly accountId: string;
}

/**
 * Writes one row of the audit log; call it in the transaction of the logged action, or before an action elsewhere.
 * @returns the id of the row.
 */
export async function writeAudit(tx: Transaction, fact: AuditFact): Promise<string> {
  const id = randomUUID();
  await tx.insert(adminLog).values({ id, ...fact });
  return id;
}

/** Removes the row of an action that was refused, and so did not happen. */
export async function removeAudit(tx: Transaction, id: string): Promise<void> {
  await tx.delete(adminLog).where(eq(adminLog.id, id));
}

const admins = alias(users, 'admins');

/**
 * One page of the audit log, newest first, with the emails of accounts that still exist.
 * @param after the id of the last row of the previous page.
 */
export function listAudit(tx: Transaction, limit: number, after: string | undefined) {
  const end = sql`(select l.at, l.id from admin_log l where l.id = ${after})`;
  return tx
    .select({
      id: adminLog.id,
      // In microseconds, in the time format of the API contract.
      at: sql<string>`to_char(${adminLog.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
      action: adminLog.action,
      adminId: adminLog.adminId,
      adminEmail: admins.email,
      accountId: adminLog.accountId,
      accountEmail: users.email,
    })
    .from(adminLog)
    .leftJoin(admins, eq(admins.id, adminLog.adminId))
    .leftJoin(users, eq(users.id, adminLog.accountId))
    .where(after === undefined ? undefined : sql`(${adminLog.at}, ${adminLog.id}) < ${end}`)
    .orderBy(desc(adminLog.at), desc(adminLog.id))
    .limit(limit);
}
