import type { SupportedAccount } from '@elan/domain/contract/admin';
import { Failure } from '@elan/domain/failure';
import { accessOf } from '@elan/domain/subscription/access';
import type { Services } from '../../services.ts';
import { suspend } from '../../store/support.ts';
import { actOnAccount, type SupportInput } from './actOnAccount.ts';

/**
 * Suspends an account: it keeps its session, reads, exports, cancels and deletes, and writes no more.
 * @throws Failure `not_found`; `admin_protected` for an administrator, whoever asks, themself too.
 */
export function suspendAccount(
  services: Pick<Services, 'db' | 'config' | 'clock'>,
  input: SupportInput,
): Promise<SupportedAccount> {
  return actOnAccount(services, input, 'account_suspended', async (tx, row) => {
    const facts = { ...row, suspended: false, subscriptionStatus: null };
    const { isAdmin } = accessOf(facts, services.config.emails);
    if (isAdmin) throw new Failure('admin_protected');
    await suspend(tx, row.id, services.clock.now());
  });
}
