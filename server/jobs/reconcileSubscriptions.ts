import { syncSubscription } from '../flows/billing/syncSubscription.ts';
import type { Services } from '../services.ts';
import { takeDueCustomers } from '../store/billing/customers.ts';

/** Maximum number of subscriptions read in one run; the next run continues. */
const atOnce = 50;

/**
 * Reads subscriptions again that may have changed without an event, in case events were lost. Called every
 * minute.
 */
export async function reconcileSubscriptions(
  services: Pick<Services, 'db' | 'payments' | 'clock' | 'config' | 'outbox' | 'logError'>,
): Promise<void> {
  for (const accountId of await takeDueCustomers(services.db, services.clock.now(), atOnce)) {
    // A failed subscription is retried later and does not delay the others.
    await syncSubscription(services, { accountId }).catch((error: unknown) =>
      services.logError(error, 'reconciling a subscription', { accountId }),
    );
  }
}
