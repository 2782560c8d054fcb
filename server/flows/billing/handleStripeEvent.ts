import type { PaymentEvent } from '../../adapters/payments/payments.ts';
import type { Services } from '../../services.ts';
import { findOwner } from '../../store/customers.ts';
import { isHandled, markHandled } from '../../store/paymentEvents.ts';
import { syncSubscription } from './syncSubscription.ts';

/** Events that can change a subscription or the card that pays for it. */
const telling = /^(checkout\.session|customer|invoice|payment_method)\./;

/**
 * Processes an event of the payment provider, once however often it comes: reads its customer's
 * subscription again. Customers that are not ours are ignored.
 * @throws Failure `payments_unavailable`: the provider sends it again.
 */
export async function handleStripeEvent(
  services: Pick<Services, 'db' | 'payments' | 'clock' | 'config' | 'outbox' | 'logError'>,
  event: PaymentEvent,
): Promise<void> {
  if (await isHandled(services.db, event.id)) return;
  const isTelling = event.customerId !== undefined && telling.test(event.type);
  const userId = isTelling ? await findOwner(services.db, event.customerId) : undefined;
  if (userId !== undefined) await syncSubscription(services, { userId, event });
  else await markHandled(services.db, event, services.clock.now());
}
