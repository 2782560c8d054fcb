import type { AdminAction, SupportedAccount } from '@elan/domain/contract/admin';
import { Failure } from '@elan/domain/failure';
import type { Transaction } from '../../adapters/database/database.ts';
import type { Account } from '../../auth/currentAccount.ts';
import { existingId } from '../../lib/assertExists.ts';
import type { Services } from '../../services.ts';
import { lockAccount } from '../../store/accounts.ts';
import { writeAudit } from '../../store/adminLog.ts';
import { findAccountById, type SupportRow } from '../../store/support.ts';
import { describeAccount } from './describeAccount.ts';

/** The account on which an administrator acts. */
export interface SupportInput {
  readonly admin: Account;
  readonly id: string;
}

/**
 * Applies an effect to an account and writes it to the audit log, both or neither.
 * @returns the account afterwards.
 * @throws Failure `not_found`, and what `effect` throws.
 */
export function actOnAccount(
  services: Pick<Services, 'db' | 'config' | 'clock'>,
  { admin, id }: SupportInput,
  action: AdminAction,
  effect: (tx: Transaction, row: SupportRow) => Promise<void>,
): Promise<SupportedAccount> {
  existingId(id);
  return services.db.transaction(async (tx) => {
    await lockAccount(tx, id);
    const row = await existingRow(tx, id);
    await effect(tx, row);
    await writeAudit(tx, { action, adminId: admin.id, accountId: id });
    return describeAccount(services, tx, await existingRow(tx, id));
  });
}

/** @throws Failure `not_found`. */
export async function existingRow(tx: Transaction, id: string): Promise<SupportRow> {
  const row = await findAccountById(tx, existingId(id));
  if (!row) throw new Failure('not_found');
  return row;
}
