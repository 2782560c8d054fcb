import type { Invoice, Subscription } from '../objects/shapes.ts';
import { itemOf } from '../objects/subscription.ts';

/** What happens to a subscription next, and when in the customer's own epoch seconds. */
export interface Moment {
  readonly at: number;
  readonly what: 'renew' | 'retry' | 'end';
}

/** @param invoice the subscription's latest. @returns undefined where nothing will happen by itself. */
export function nextMoment(
  subscription: Subscription,
  invoice: Pick<Invoice, 'next_payment_attempt'> | undefined,
): Moment | undefined {
  if (subscription.status !== 'active' && subscription.status !== 'past_due') return undefined;
  const periodEnd = itemOf(subscription).current_period_end;
  const end = subscription.cancel_at;
  const retry = subscription.status === 'past_due' ? invoice?.next_payment_attempt : null;
  const moments: Moment[] = [{ at: periodEnd, what: 'renew' }];
  if (retry != null) moments.push({ at: retry, what: 'retry' });
  if (end !== null) moments.push({ at: end, what: 'end' });
  // What ends a subscription comes before what would renew it at the same moment.
  return moments.reduce((next, other) => (other.at <= next.at ? other : next));
}
