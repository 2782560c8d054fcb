import { everyAccountId, operatorId } from '@elan/domain/contract/admin';
import { and, asc, desc, eq, gt, gte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../adapters/database/database.ts';
import {
  accounts,
  adminLog,
  aiUsage,
  checkouts,
  knownDevices,
  mailLinks,
  outbox,
  recoveryCodes,
  sessions,
  signInChallenges,
  signInFailures,
  stripeCustomers,
  stripeEvents,
  twoFactor,
  users,
} from '../schema.ts';

/*
 * The rows of one user for the data export, field by field under the names of the export; those of projects are in
 * `personalProjects.ts`. Short lists are read at once, long ones in pages, of which each row has what is exported in
 * `shown`.
 */

export async function personOf(tx: Transaction, accountId: string) {
  const [row] = await tx
    .select({
      id: users.id,
      email: users.email,
      email_confirmed: users.emailVerified,
      name: users.name,
      language: users.language,
      terms_version: users.termsVersion,
      terms_accepted_at: users.termsAcceptedAt,
      created_at: users.createdAt,
      updated_at: users.updatedAt,
      last_sign_in_at: users.lastSignInAt,
      suspended_since: users.suspendedAt,
      deletion_requested_at: users.deletionRequestedAt,
    })
    .from(users)
    .where(eq(users.id, accountId));
  return row;
}

export const sessionsOf = (
  tx: Transaction,
  accountId: string,
  after: OldestFirst | undefined,
  limit: number,
) =>
  tx
    .select({
      at: sessions.createdAt,
      id: sessions.id,
      shown: {
        created_at: sessions.createdAt,
        renewed_at: sessions.updatedAt,
        last_used_at: sessions.lastUsedAt,
        expires_at: sessions.expiresAt,
        network_address: sessions.ipAddress,
        browser: sessions.userAgent,
      },
    })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), later(sessions.createdAt, sessions.id, after)))
    .orderBy(asc(sessions.createdAt), asc(sessions.id))
    .limit(limit);

/** @param after the last device hash of the previous page. */
export const devicesOf = (
  tx: Transaction,
  accountId: string,
  after: string | undefined,
  limit: number,
) =>
  tx
    .select({
      hash: knownDevices.deviceHash,
      shown: { created_at: knownDevices.createdAt, last_sign_in_at: knownDevices.lastSignInAt },
    })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.accountId, accountId),
        after === undefined ? undefined : gt(knownDevices.deviceHash, after),
      ),
    )
    .orderBy(asc(knownDevices.deviceHash))
    .limit(limit);

/** The account's second factor, at most one row. The recovery codes and challenges below belong to it. */
export const twoFactorOf = (tx: Transaction, accountId: string) =>
  tx
    .select({
      enabled_at: twoFactor.enabledAt,
      wrong_codes: twoFactor.failures,
      last_wrong_code_at: twoFactor.lastFailureAt,
    })
    .from(twoFactor)
    .where(eq(twoFactor.accountId, accountId));

export const recoveryCodesOf = (tx: Transaction, accountId: string) =>
  tx
    .select({ used: sql<boolean>`false` })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.accountId, accountId));

export const challengesOf = (tx: Transaction, accountId: string) =>
  tx
    .select({ expires_at: signInChallenges.expiresAt })
    .from(signInChallenges)
    .where(eq(signInChallenges.accountId, accountId));

export const credentialsOf = (tx: Transaction, accountId: string) =>
  tx
    .select({
      kind: accounts.providerId,
      created_at: accounts.createdAt,
      changed_at: accounts.updatedAt,
    })
    .from(accounts)
    .where(eq(accounts.userId, accountId));

export const mailLinksOf = (tx: Transaction, accountId: string) =>
  tx
    .select({ purpose: mailLinks.purpose, expires_at: mailLinks.expiresAt })
    .from(mailLinks)
    .where(eq(mailLinks.accountId, accountId));

export const usageOf = (tx: Transaction, accountId: string) =>
  tx
    .select({
      period: aiUsage.period,
      used: aiUsage.used,
      used_by_earlier_accounts: aiUsage.carried,
      under_way: sql<number>`(select count(*) from jsonb_object_keys(${aiUsage.holds}))::int`,
    })
    .from(aiUsage)
    .where(eq(aiUsage.accountId, accountId))
    .orderBy(asc(aiUsage.period));

export async function customerOf(tx: Transaction, accountId: string) {
  const [row] = await tx
    .select({
      customer_id: stripeCustomers.customerId,
      provider: stripeCustomers.provider,
      created_at: stripeCustomers.createdAt,
      last_read_at: stripeCustomers.readAt,
    })
    .from(stripeCustomers)
    .where(eq(stripeCustomers.accountId, accountId));
  return row;
}

export async function checkoutOf(tx: Transaction, accountId: string) {
  const [row] = await tx
    .select({
      payment_page: checkouts.url,
      created_at: checkouts.createdAt,
      expires_at: checkouts.expiresAt,
    })
    .from(checkouts)
    .where(eq(checkouts.accountId, accountId));
  return row;
}

export const paymentEventsOf = (tx: Transaction, customerId: string) =>
  tx
    .select({ id: stripeEvents.id, type: stripeEvents.type, created_at: stripeEvents.createdAt })
    .from(stripeEvents)
    .where(eq(stripeEvents.customerId, customerId))
    .orderBy(asc(stripeEvents.createdAt));

export const signInFailuresOf = (tx: Transaction, email: string) =>
  tx
    .select({
      network_address: signInFailures.network,
      count: signInFailures.count,
      last_at: signInFailures.lastAt,
    })
    .from(signInFailures)
    .where(ofEmail(signInFailures.email, email));

/** Without the contents, since many mails wait while no mail server is reachable. */
export const waitingMailsOf = (tx: Transaction, email: string) =>
  tx
    .select({ subject: outbox.subject, created_at: outbox.createdAt, attempts: outbox.attempts })
    .from(outbox)
    .where(ofEmail(outbox.recipient, email))
    .orderBy(asc(outbox.createdAt));

/**
 * The actions of administrators and of the operator on an account or, since its creation, on all accounts, and the
 * account's own actions as an administrator.
 */
export const auditOf = (tx: Transaction, accountId: string) => {
  const { adminId } = adminLog;
  const createdAt = tx
    .select({ createdAt: users.createdAt })
    .from(users)
    .where(eq(users.id, accountId));
  return tx
    .select({
      at: adminLog.at,
      action: adminLog.action,
      by: sql<string>`case ${adminId} when ${operatorId} then 'operator' when ${accountId} then 'you' else 'administrator' end`,
    })
    .from(adminLog)
    .where(
      or(
        eq(adminLog.accountId, accountId),
        eq(adminId, accountId),
        and(eq(adminLog.accountId, everyAccountId), gte(adminLog.at, createdAt)),
      ),
    )
    .orderBy(desc(adminLog.at));
};

/** The last row of a page: its time and its id. */
export interface OldestFirst {
  readonly at: Date;
  readonly id: string;
}

/** @returns the condition for the rows after a page; undefined for the first page. */
export function later(at: PgColumn, id: PgColumn, after: OldestFirst | undefined): SQL | undefined {
  if (!after) return undefined;
  return sql`(${at}, ${id}) > (${after.at.toISOString()}::timestamptz, ${after.id})`;
}

/** Compares case-insensitively, in case an email was stored without being lowercased. */
export function ofEmail(column: PgColumn, email: string): SQL {
  return sql`lower(${column}) = lower(${email})`;
}
