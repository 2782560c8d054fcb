import type { Subscription } from '../objects/shapes.ts';
import type { LiveCustomer } from '../store/customers.ts';
import { customerTime } from '../store/customers.ts';
import { saveSubscription } from '../store/subscriptions.ts';
import { emit } from '../webhooks/emit.ts';
import type { Work } from '../work.ts';
import { previousOf } from './changes.ts';

/** Keeps a subscription as it is now and says what changed, where anything did. */
export async function updateSubscription(
  work: Work,
  customer: LiveCustomer,
  change: { readonly before: Subscription; readonly after: Subscription },
): Promise<void> {
  const { before, after } = change;
  await saveSubscription(work, customer, after);
  const previous = previousOf(before, after);
  if (!previous) return;
  await emit(work, 'customer.subscription.updated', {
    customer: customer.object.id,
    object: after,
    previous,
  });
}

/** Ends a subscription now; its open invoice is not tried any more. @returns it as it is then. */
export async function endSubscription(
  work: Work,
  customer: LiveCustomer,
  subscription: Subscription,
  why: { readonly reason: 'cancellation_requested' | 'payment_failed'; readonly at?: number },
): Promise<Subscription> {
  const at = why.at ?? customerTime(work, customer);
  const after: Subscription = {
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? at,
    ended_at: at,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      ...subscription.cancellation_details,
      reason: why.reason,
    },
  };
  await saveSubscription(work, customer, after);
  await emit(work, 'customer.subscription.deleted', {
    customer: customer.object.id,
    object: after,
  });
  return after;
}
