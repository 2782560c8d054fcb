import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import { isOwed } from '@elan/domain/subscription/status';
import type { Services } from '../services.ts';
import { syncSubscription } from './syncSubscription.ts';

/**
 * After a person changed their card at the provider: that card is the one that is charged from now on, and
 * what is owed is asked for now rather than at the provider's next attempt, days away.
 * @throws Failure `payments_unavailable`.
 */
export async function collectPayment(
  services: Pick<Services, 'db' | 'payments' | 'clock' | 'config' | 'outbox' | 'logError'>,
  userId: string,
): Promise<SubscriptionRow | null> {
  const subscription = await syncSubscription(services, { userId });
  if (!subscription) return null;
  await services.payments.adoptCard(subscription.customer_id, subscription.subscription_id);
  if (isOwed(subscription.subscription_status)) {
    await services.payments.collect(subscription.subscription_id);
  }
  return syncSubscription(services, { userId });
}
