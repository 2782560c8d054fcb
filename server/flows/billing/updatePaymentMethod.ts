import { Failure } from '@elan/domain/failure';
import { isLive } from '@elan/domain/subscription/status';
import type { Account } from '../../auth/currentAccount.ts';
import type { Services } from '../../services.ts';
import { readSubscription } from './readSubscription.ts';
import { requireOwnUrl } from './requireOwnUrl.ts';

/**
 * @returns the URL where the person changes the card that is charged.
 * @throws Failure `redirect_foreign`, `subscription_missing`, `payments_unavailable`.
 */
export async function updatePaymentMethod(
  services: Pick<Services, 'db' | 'payments' | 'config'>,
  input: { readonly account: Account; readonly returnUrl: string },
): Promise<string> {
  const { account, returnUrl } = input;
  requireOwnUrl(returnUrl, services.config.publicUrl);
  const subscription = await readSubscription(services, account);
  if (!subscription || !isLive(subscription.subscription_status)) {
    throw new Failure('subscription_missing');
  }
  return services.payments.paymentMethodPage(subscription.customer_id, returnUrl, account.language);
}
