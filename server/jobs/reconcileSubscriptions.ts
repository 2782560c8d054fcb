import { syncSubscription } from '../flows/billing/syncSubscription.ts';
import type { Services } from '../services.ts';
import { takeDueCustomers } from '../store/billing/customers.ts';

/** How many customers' subscriptions are read in one run; the others follow in the next. */
const atOnce = 50;

/**
 * Makes up for lost events: reads again the subscriptions that may have changed without one. Called
 * every minute.
 */
export async function reconcileSubscriptions(
  services: Pick<Services, 'db' | 'payments' | 'clock' | 'config' | 'outbox' | 'logError'>,
): Promise<void> {
  for (const accountId of await takeDueCustomers(services.db, services.clock.now(), atOnce)) {
    // A failed one becomes due again later, and does not delay the others.
    await syncSubscription(services, { accountId }).catch((error: unknown) =>
      services.logError(error, 'reconciling a subscription', { accountId }),
    );
  }
}
