import type { SupportedAccount } from '@elan/domain/contract/admin';
import { Failure } from '@elan/domain/failure';
import { accessOf } from '@elan/domain/subscription/access';
import type { Services } from '../../services.ts';
import { suspend } from '../../store/support.ts';
import { expireOpenCheckout } from '../billing/expireOpenCheckout.ts';
import { actOnAccount, type SupportInput } from './actOnAccount.ts';

/**
 * Suspends an account: it keeps its session, can read, export, cancel and delete, but can no longer
 * write, and its open payment page is closed.
 * @throws Failure `not_found`; `admin_protected` for an administrator, including the caller.
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
  // If the provider does not answer, it closes by itself within the hour.
  await expireOpenCheckout(services, input.id).catch((error: unknown) =>
    services.logError(error, 'closing the payment page of a suspended account'),
  );
  return account;
}
