import { syncSubscription } from '../flows/billing/syncSubscription.ts';
import type { Services } from '../services.ts';
import { takeDueCustomers } from '../store/billing/customers.ts';

/** Maximum number of customers whose subscription is read in one run; the next run continues. */
const atOnce = 50;

/** Reads the subscriptions that may have changed without our receiving an event (`takeDueCustomers`). */
export async function reconcileSubscriptions(
  services: Pick<Services, 'db' | 'payments' | 'clock' | 'config' | 'outbox' | 'logError'>,
): Promise<void> {
  for (const accountId of await takeDueCustomers(services.db, services.clock.now(), atOnce)) {
    // A subscription that cannot be read is retried later, and the next one is read now.
    await syncSubscription(services, { accountId }).catch((error: unknown) =>
      services.logError(error, 'reconciling a subscription', { accountId }),
    );
  }
}
