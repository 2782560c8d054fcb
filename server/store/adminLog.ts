import { randomUUID } from 'node:crypto';
import type { AdminAction } from '@elan/domain/contract/admin';
import { desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../adapters/database/database.ts';
import { adminLog, users } from './schema.ts';

/** An action of an administrator on an account. */
export interface AuditFact {
  readonly action: AdminAction;
  readonly adminId: string;
  readonly accountId: string;
}

/** Writes one row of the audit log, in the transaction of the action. */
export async function writeAudit(tx: Transaction, fact: AuditFact): Promise<void> {
  await tx.insert(adminLog).values({ id: randomUUID(), ...fact });
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
      // To the microsecond, in the contract's form of times.
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
