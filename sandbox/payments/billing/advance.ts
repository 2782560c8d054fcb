import { customerTime, type LiveCustomer, saveCustomer } from '../store/customers.ts';
import { saveSubscription, subscriptionsOf } from '../store/subscriptions.ts';
import type { Work } from '../work.ts';
import { carryOut } from './carryOut.ts';

/**
 * Moves a customer's own time on, as Stripe's test clocks do, and does what is due by then.
 * @param to epoch seconds; not before the customer's time.
 */
export async function advance(work: Work, customer: LiveCustomer, to: number): Promise<void> {
  customer.secondsAhead += to - customerTime(work, customer);
  await saveCustomer(work, customer);
  for (const subscription of await subscriptionsOf(work, customer.object.id)) {
    await saveSubscription(work, customer, subscription);
    await carryOut(work, customer, subscription.id);
  }
}
