import { syncSubscription } from '../flows/billing/syncSubscription.ts';
import type { Services } from '../services.ts';
import { takeDueCustomers } from '../store/customers.ts';

/** Customers whose subscription is read anew at one turn; the others follow at the next. */
const atOnce = 50;

/** Makes up for events that never came: reads anew whoever may have changed unheard. Called every minute. */
export async function reconcileSubscriptions(
  services: Pick<Services, 'db' | 'payments' | 'clock' | 'config' | 'outbox' | 'logError'>,
): Promise<void> {
  for (const userId of await takeDueCustomers(services.db, services.clock.now(), atOnce)) {
    // One that fails is due again in a while, and does not keep the others waiting.
    await syncSubscription(services, { userId }).catch((error: unknown) =>
      services.logError(error, 'reconciling a subscription', { accountId: userId }),
    );
  }
}
