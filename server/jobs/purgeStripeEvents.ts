import type { Services } from '../services.ts';
import { removeEventsBefore } from '../store/paymentEvents.ts';

/** Stripe sends an event again for three days, and by hand for thirty (https://docs.stripe.com/webhooks). */
const keptMs = 40 * 86_400_000;

/**
 * Removes the events that the provider no longer repeats, since they need not be recognized any
 * more.
 */
export async function purgeStripeEvents(services: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await removeEventsBefore(services.db, new Date(services.clock.now().getTime() - keptMs));
}
