import { syncSubscription } from '../flows/billing/syncSubscription.ts';
import { eachMinute } from '../queue/handler.ts';
import type { Services } from '../services.ts';
import { takeDueCustomers } from '../store/billing/customers.ts';
import { measured } from './upkeep.ts';

/** Compares subscriptions with the payment provider. Safe to run twice, because it stores what the provider states. */
export const reconciling = eachMinute('reconciling', 900, (services) =>
  measured(services, 'reconciling', () => reconcileSubscriptions(services)),
);

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
