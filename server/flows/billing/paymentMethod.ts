import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import { Failure } from '@elan/domain/failure';
import { isLive, isOwed } from '@elan/domain/subscription/status';
import type { Account } from '../../auth/currentAccount.ts';
import { requireOwnUrl } from '../../lib/ownOrigin.ts';
import { forOneAction, type Services } from '../../services.ts';
import { readSubscription, syncLater, syncSubscription } from './syncSubscription.ts';

/**
 * @returns the URL of the page on which the user changes their payment card.
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

/**
 * Called after a user has changed their card at the provider. Charges the new card from now on, and collects an
 * overdue payment immediately, without waiting for the provider's next attempt.
 * @returns the subscription afterwards; null if there is none.
 * @throws Failure `payments_unavailable`.
 */
export async function collectPayment(
  given: Pick<Services, 'db' | 'payments' | 'clock' | 'config' | 'outbox' | 'logError'>,
  accountId: string,
): Promise<SubscriptionRow | null> {
  const services = forOneAction(given);
  const subscription = await syncSubscription(services, { accountId });
  // The subscription may have ended while the user was on the card page, and an ended one cannot be changed.
  if (!subscription || !isLive(subscription.subscription_status)) return subscription;
  const { customer_id, subscription_id, subscription_status } = subscription;
  try {
    await services.payments.adoptCard(customer_id, subscription_id);
    if (isOwed(subscription_status)) await services.payments.collect(subscription_id);
  } catch (error) {
    await syncLater(services, accountId);
    throw error;
  }
  return syncSubscription(services, { accountId });
}
