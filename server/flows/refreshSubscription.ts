import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import type { Services } from '../services.ts';
import { syncSubscription } from './syncSubscription.ts';

/**
 * Reads a person's subscription anew, on coming back from a payment page. Where a payment is owed it is asked
 * for first: the card may be a new one, and the provider's own next attempt days away.
 * @throws Failure `payments_unavailable`.
 */
export async function refreshSubscription(
  services: Pick<Services, 'db' | 'payments' | 'clock' | 'config' | 'logError'>,
  userId: string,
): Promise<SubscriptionRow | null> {
  const subscription = await syncSubscription(services, { userId });
  if (subscription?.subscription_status !== 'past_due') return subscription;
  await services.payments.collect(subscription.subscription_id);
  return syncSubscription(services, { userId });
}
