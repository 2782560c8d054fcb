import { lockedUntil, maxSignInFailures } from '@elan/domain/account/lockout';
import type { SupportedAccount } from '@elan/domain/contract/admin';
import { accessOf } from '@elan/domain/subscription/access';
import { allowanceOf, usagePeriod } from '@elan/domain/subscription/plans';
import type { Transaction } from '../../adapters/database/database.ts';
import type { Account } from '../../auth/currentAccount.ts';
import type { Services } from '../../services.ts';
import { findSubscription } from '../../store/billing/subscriptions.ts';
import { readUsed } from '../../store/generations/usage.ts';
import { findLatestLock } from '../../store/signIn/signInFailures.ts';
import { findAccountByEmail, type SupportRow, writeAudit } from '../../store/support.ts';

/**
 * @returns the account data that the support desk sees, which never includes the content of projects
 *   (docs/product.md#founders-and-administrators).
 */
export async function describeAccount(
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  tx: Transaction,
  row: SupportRow,
): Promise<SupportedAccount> {
  const now = clock.now();
  const subscription = await findSubscription(tx, row.id);
  const { plan } = accessOf(
    {
      email: row.email,
      emailConfirmed: row.emailConfirmed,
      suspended: row.suspendedAt !== null,
      subscriptionStatus: subscription?.subscription_status ?? null,
    },
    config.emails,
  );
  const allowance = allowanceOf(plan, config.freeLimit);
  const used = await readUsed(tx, { accountId: row.id, period: usagePeriod(allowance, now) });
  const lock = await findLatestLock(tx, row.email, maxSignInFailures);
  return {
    id: row.id,
    email: row.email,
    email_confirmed: row.emailConfirmed,
    language: row.language,
    created_at: row.createdAt.toISOString(),
    last_sign_in_at: row.lastSignInAt?.toISOString() ?? null,
    suspended_at: row.suspendedAt?.toISOString() ?? null,
    locked_until: lockedUntil(lock, now)?.toISOString() ?? null,
    plan,
    ai_usage: { used, limit: allowance.limit },
    subscription,
  };
}

/** @returns the account with this email, or null. If found, the look-up is recorded in the audit log. */
export function findAccount(
  services: Pick<Services, 'db' | 'config' | 'clock'>,
  input: { readonly admin: Account; readonly email: string },
): Promise<SupportedAccount | null> {
  return services.db.transaction(async (tx) => {
    const row = await findAccountByEmail(tx, input.email);
    if (!row) return null;
    const accountId = row.id;
    await writeAudit(tx, { action: 'account_viewed', adminId: input.admin.id, accountId });
    return describeAccount(services, tx, row);
  });
}
