import type { me } from '@elan/domain/contract/account';
import type { CallReply } from '@elan/domain/contract/call';
import type { getAccount } from '@elan/domain/contract/ownAccount';
import { Failure } from '@elan/domain/failure';
import { allowanceOf, usagePeriod } from '@elan/domain/subscription/plans';
import { storageLimitOf } from '@elan/domain/subscription/storage';
import type { Account } from '../../auth/currentAccount.ts';
import type { Services } from '../../services.ts';
import { readStored } from '../../store/accounts/accounts.ts';
import { readCarried, readUsage } from '../../store/generations/usage.ts';
import { findAccountById } from '../../store/support.ts';
import { withRowLevelSecurity } from '../../store/withRowLevelSecurity.ts';

/**
 * @returns the account data shown on the account screen.
 * @throws Failure `unauthenticated` if the account no longer exists.
 */
export async function readAccount(
  { db }: Pick<Services, 'db'>,
  account: Account,
): Promise<CallReply<typeof getAccount>> {
  const row = await findAccountById(db, account.id);
  if (!row) throw new Failure('unauthenticated');
  const { used, carried } = await withRowLevelSecurity(db, account.id, async (tx) => ({
    used: await readStored(tx, account.id),
    carried: await readCarried(tx, account.id),
  }));
  return {
    email: row.email,
    createdAt: row.createdAt.toISOString(),
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
    storage: { used, limit: storageLimitOf(account.access.plan) },
    carriedGenerations: carried,
  };
}

/** @returns the signed-in user, their language, access rights and quota. */
export async function readMe(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  account: Account,
): Promise<CallReply<typeof me>> {
  const allowance = allowanceOf(account.access.plan, services.config.freeLimit);
  const period = usagePeriod(allowance, services.clock.now());
  const { used, held } = await withRowLevelSecurity(services.db, account.id, (tx) =>
    readUsage(tx, { accountId: account.id, period }),
  );
  return {
    user: { id: account.id, email: account.email },
    language: account.language,
    aiUsage: { used, limit: allowance.limit },
    generationsUnderWay: held,
    hasAccess: account.access.hasAccess,
    isFounder: account.access.isFounder,
    hasPremiumAccess: account.access.hasPremiumAccess,
    isAdmin: account.access.isAdmin,
  };
}
