import { everyAccountId } from '@elan/domain/contract/admin';
import { and, asc, desc, eq, gt, gte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../adapters/database/database.ts';
import { readCheckAnswers } from '../projects/checkAnswers.ts';
import {
  accounts,
  adminLog,
  aiUsage,
  checkouts,
  generations,
  knownDevices,
  mailLinks,
  moduleVersions,
  outbox,
  projectModules,
  projectRows,
  recoveryCodes,
  sessions,
  signInChallenges,
  signInFailures,
  stripeCustomers,
  stripeEvents,
  twoFactor,
  users,
} from '../schema.ts';

/* The rows of one user for the data export. Short lists are read at once, long ones in pages. */

export async function personOf(tx: Transaction, accountId: string) {
  const [row] = await tx.select().from(users).where(eq(users.id, accountId));
  return row;
}

export const sessionsOf = (
  tx: Transaction,
  accountId: string,
  after: OldestFirst | undefined,
  limit: number,
) =>
  tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), later(sessions.createdAt, sessions.id, after)))
    .orderBy(asc(sessions.createdAt), asc(sessions.id))
    .limit(limit);

/** @param after the last device hash of the previous page. */
export const devicesOf = async (
  tx: Transaction,
  accountId: string,
  after: string | undefined,
  limit: number,
) =>
  tx
    .select()
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
  tx.select().from(twoFactor).where(eq(twoFactor.accountId, accountId));

export const recoveryCodesOf = (tx: Transaction, accountId: string) =>
  tx.select().from(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));

export const challengesOf = (tx: Transaction, accountId: string) =>
  tx.select().from(signInChallenges).where(eq(signInChallenges.accountId, accountId));

export const credentialsOf = (tx: Transaction, accountId: string) =>
  tx.select().from(accounts).where(eq(accounts.userId, accountId));

export const mailLinksOf = (tx: Transaction, accountId: string) =>
  tx.select().from(mailLinks).where(eq(mailLinks.accountId, accountId));

export const usageOf = (tx: Transaction, accountId: string) =>
  tx.select().from(aiUsage).where(eq(aiUsage.accountId, accountId)).orderBy(asc(aiUsage.period));

export async function customerOf(tx: Transaction, accountId: string) {
  const [row] = await tx
    .select()
    .from(stripeCustomers)
    .where(eq(stripeCustomers.accountId, accountId));
  return row;
}

export const checkoutsOf = (tx: Transaction, accountId: string) =>
  tx.select().from(checkouts).where(eq(checkouts.accountId, accountId));

export const paymentEventsOf = (tx: Transaction, customerId: string) =>
  tx
    .select()
    .from(stripeEvents)
    .where(eq(stripeEvents.customerId, customerId))
    .orderBy(asc(stripeEvents.createdAt));

export const signInFailuresOf = (tx: Transaction, email: string) =>
  tx.select().from(signInFailures).where(ofEmail(signInFailures.email, email));

/** Without the contents, since many mails wait while no mail server is reachable. */
export const waitingMailsOf = (tx: Transaction, email: string) =>
  tx
    .select({ subject: outbox.subject, createdAt: outbox.createdAt, attempts: outbox.attempts })
    .from(outbox)
    .where(ofEmail(outbox.recipient, email))
    .orderBy(asc(outbox.createdAt));

/**
 * The actions of administrators and of the operator on an account or, since its creation, on all accounts, and the
 * account's own actions as an administrator.
 */
export const auditOf = (tx: Transaction, accountId: string) => {
  const createdAt = tx
    .select({ createdAt: users.createdAt })
    .from(users)
    .where(eq(users.id, accountId));
  return tx
    .select()
    .from(adminLog)
    .where(
      or(
        eq(adminLog.accountId, accountId),
        eq(adminLog.adminId, accountId),
        and(eq(adminLog.accountId, everyAccountId), gte(adminLog.at, createdAt)),
      ),
    )
    .orderBy(desc(adminLog.at));
};

/** @param after the last id of the previous page. */
export async function projectIdsOf(
  tx: Transaction,
  ownerId: string,
  after: string | undefined,
  limit: number,
): Promise<string[]> {
  const rows = await tx
    .select({ id: projectRows.id })
    .from(projectRows)
    .where(
      and(
        eq(projectRows.ownerId, ownerId),
        after === undefined ? undefined : gt(projectRows.id, after),
      ),
    )
    .orderBy(asc(projectRows.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** One project with its modules and check answers, possibly in the recycle bin. */
export async function wholeProjectOf(tx: Transaction, ownerId: string, id: string) {
  const [row] = await tx
    .select()
    .from(projectRows)
    .where(and(eq(projectRows.id, id), eq(projectRows.ownerId, ownerId)));
  if (!row) return undefined;
  const modules = await tx
    .select()
    .from(projectModules)
    .where(and(eq(projectModules.projectId, id), eq(projectModules.ownerId, ownerId)));
  return { ...row, modules, checkAnswers: await readCheckAnswers(tx, id) };
}

/** The last row of a page: its time and its id. */
interface OldestFirst {
  readonly at: Date;
  readonly id: string;
}

export const versionsOf = (
  tx: Transaction,
  projectId: string,
  after: OldestFirst | undefined,
  limit: number,
) =>
  tx
    .select()
    .from(moduleVersions)
    .where(
      and(
        eq(moduleVersions.projectId, projectId),
        later(moduleVersions.createdAt, moduleVersions.id, after),
      ),
    )
    .orderBy(asc(moduleVersions.createdAt), asc(moduleVersions.id))
    .limit(limit);

export const generationsOf = (
  tx: Transaction,
  actorId: string,
  after: OldestFirst | undefined,
  limit: number,
) =>
  tx
    .select()
    .from(generations)
    .where(
      and(eq(generations.actorId, actorId), later(generations.startedAt, generations.id, after)),
    )
    .orderBy(asc(generations.startedAt), asc(generations.id))
    .limit(limit);

function later(at: PgColumn, id: PgColumn, after: OldestFirst | undefined): SQL | undefined {
  if (!after) return undefined;
  return sql`(${at}, ${id}) > (${after.at.toISOString()}::timestamptz, ${after.id})`;
}

/** Compares case-insensitively, in case an email was stored without being lowercased. */
export function ofEmail(column: PgColumn, email: string): SQL {
  return sql`lower(${column}) = lower(${email})`;
}
