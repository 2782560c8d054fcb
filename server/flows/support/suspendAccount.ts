import type { SupportedAccount } from '@elan/domain/contract/admin';
import { Failure } from '@elan/domain/failure';
import { accessOf } from '@elan/domain/subscription/access';
import type { Services } from '../../services.ts';
import { suspend } from '../../store/support.ts';
import { expireOpenCheckout } from '../billing/expireOpenCheckout.ts';
import { actOnAccount, type SupportInput } from './actOnAccount.ts';

/**
 * Suspends an account: it keeps its session, reads, exports, cancels and deletes, writes no
 * more, and pays on no page that it had open.
 * @throws Failure `not_found`; `admin_protected` for an administrator, whoever asks, themself too.
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
  // It closes by itself within the hour where the provider does not answer.
  await expireOpenCheckout(services, input.id).catch((error: unknown) =>
    services.logError(error, 'closing the payment page of a suspended account'),
  );
  return account;
}
