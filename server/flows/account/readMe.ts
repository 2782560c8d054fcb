import type { me } from '@elan/domain/contract/account';
import type { CallReply } from '@elan/domain/contract/call';
import { allowanceOf, usagePeriod } from '@elan/domain/subscription/plans';
import type { Account } from '../../auth/currentAccount.ts';
import type { Services } from '../../services.ts';
import { readUsed } from '../../store/usage.ts';
import { withRowLevelSecurity } from '../../store/withRowLevelSecurity.ts';

/** The signed-in person, what they may access and how much of their quota they have used. */
export async function readMe(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  account: Account,
): Promise<CallReply<typeof me>> {
  const allowance = allowanceOf(account.access.plan, services.config.freeLimit);
  const period = usagePeriod(allowance, services.clock.now());
  const used = await withRowLevelSecurity(services.db, account.id, (tx) =>
    readUsed(tx, { userId: account.id, period }),
  );
  return {
    user: { id: account.id, email: account.email },
    language: account.language,
    aiUsage: { used, limit: allowance.limit },
    hasAccess: account.access.hasAccess,
    isFounder: account.access.isFounder,
    hasPremiumAccess: account.access.hasPremiumAccess,
    isAdmin: account.access.isAdmin,
  };
}
