import type { AdminAction, SupportedAccount } from '@elan/domain/contract/admin';
import { Failure } from '@elan/domain/failure';
import { accessOf } from '@elan/domain/subscription/access';
import type { Transaction } from '../../adapters/database/database.ts';
import type { Account } from '../../auth/currentAccount.ts';
import { existingId } from '../../lib/assertExists.ts';
import type { Services } from '../../services.ts';
import { lockAccount } from '../../store/accounts/accounts.ts';
import { clearFailuresOf } from '../../store/signIn/signInFailures.ts';
import {
  findAccountById,
  removeAudit,
  restore,
  type SupportRow,
  suspend,
  writeAudit,
} from '../../store/support.ts';
import { changeCancellation } from '../billing/changeCancellation.ts';
import { expireOpenCheckout } from '../billing/startCheckout.ts';
import { describeAccount } from './describeAccount.ts';

/** The administrator, and the id of the account that they change. */
export interface SupportInput {
  readonly admin: Account;
  readonly id: string;
}

/**
 * Changes an account and records the action in the audit log, in one transaction.
 * @returns the account afterwards.
 * @throws Failure `not_found`, and any error of `effect`.
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

/**
 * Lifts the sign-in lockout of an account, for all networks.
 * @throws Failure `not_found`.
 */
export function liftLockout(
  services: Pick<Services, 'db' | 'config' | 'clock'>,
  input: SupportInput,
): Promise<SupportedAccount> {
  return actOnAccount(services, input, 'lockout_lifted', (tx, row) =>
    clearFailuresOf(tx, row.email),
  );
}

/**
 * Suspends an account and closes its open payment page. The account keeps its sessions. Its user may still read,
 * export, cancel and delete, but not add content.
 * @throws Failure `not_found`; `admin_protected` if the account is an administrator's, including the caller's own.
 */
export async function suspendAccount(
  services: Pick<Services, 'db' | 'config' | 'clock' | 'payments' | 'logError'>,
  input: SupportInput,
): Promise<SupportedAccount> {
  const account = await actOnAccount(services, input, 'account_suspended', async (tx, row) => {
    const facts = { ...row, suspended: false, subscriptionStatus: null };
    const { isAdmin } = accessOf(facts, services.config.emails);
    if (isAdmin) throw new Failure('admin_protected');
    await suspend(tx, row.id, services.clock.now());
  });
  // If this fails, the page closes by itself within an hour.
  await expireOpenCheckout(services, input.id).catch((error: unknown) =>
    services.logError(error, 'closing the payment page of a suspended account'),
  );
  return account;
}

/**
 * Lifts the suspension of an account.
 * @throws Failure `not_found`.
 */
export function restoreAccount(
  services: Pick<Services, 'db' | 'config' | 'clock'>,
  input: SupportInput,
): Promise<SupportedAccount> {
  return actOnAccount(services, input, 'account_restored', (tx, row) =>
    restore(tx, row.id, services.clock.now()),
  );
}

/**
 * Sets a user's subscription to end after the current period, or to continue, since users may cancel by writing to
 * support. Recorded in the audit log before the payment provider is called; if it refuses, the entry is removed.
 * @throws Failure `not_found`, `subscription_missing`, `payments_unavailable`.
 */
export async function changeCancellationFor(
  services: Pick<Services, 'db' | 'payments' | 'clock' | 'config' | 'outbox' | 'logError'>,
  { admin, id, cancel }: SupportInput & { readonly cancel: boolean },
): Promise<SupportedAccount> {
  const { db } = services;
  await existingRow(db, id);
  const action = cancel ? 'cancellation_scheduled' : 'cancellation_undone';
  const record = async () => {
    const entry = await writeAudit(db, { action, adminId: admin.id, accountId: id });
    return () => removeAudit(db, entry);
  };
  await changeCancellation(services, { accountId: id, cancel, record });
  return db.transaction(async (tx) => describeAccount(services, tx, await existingRow(tx, id)));
}
