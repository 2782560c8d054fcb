import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import { isOwed } from '@elan/domain/subscription/status';
import { forOneAction, type Services } from '../../services.ts';
import { syncLater, syncSubscription } from './syncSubscription.ts';

/**
 * After a person changed their card at the provider: charges that card from now on, and collects
 * what is owed now rather than at the provider's next attempt, days later.
 * @throws Failure `payments_unavailable`.
 */
export async function collectPayment(
  given: Pick<Services, 'db' | 'payments' | 'clock' | 'config' | 'outbox' | 'logError'>,
  userId: string,
): Promise<SubscriptionRow | null> {
  const services = forOneAction(given);
  const subscription = await syncSubscription(services, { userId });
  if (!subscription) return null;
  const { customer_id, subscription_id, subscription_status } = subscription;
  try {
    await services.payments.adoptCard(customer_id, subscription_id);
    if (isOwed(subscription_status)) await services.payments.collect(subscription_id);
  } catch (error) {
    await syncLater(services, userId);
    throw error;
  }
  return syncSubscription(services, { userId });
}
