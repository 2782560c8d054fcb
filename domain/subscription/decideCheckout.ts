import { type Decision, refused } from '../decision.ts';
import type { Access } from './access.ts';
import { isLive } from './status.ts';

/**
 * May this person buy Premium now? The pricing page and the server share this rule: a
 * suspended account may not, a founder has everything already, and an account has at most one live
 * subscription (docs/product.md#subscription-status).
 * @param subscriptionStatus of the account's subscription; null if there never was one.
 */
export function decideCheckout(access: Access, subscriptionStatus: string | null): Decision {
  if (!access.hasAccess) return refused('suspended');
  if (access.isFounder) return refused('premium_included');
  if (subscriptionStatus !== null && isLive(subscriptionStatus))
    return refused('already_subscribed');
  return { allowed: true };
}

/** The state of a subscription's renewal. */
export interface Renewal {
  readonly subscription_status: string;
  readonly cancel_at_period_end: boolean;
}

/** May the subscription be set to end with its period? Yes, even for a suspended account. */
export function decideCancellation(subscription: Renewal | null): Decision {
  if (!subscription || !isLive(subscription.subscription_status)) {
    return refused('subscription_missing');
  }
  return { allowed: true };
}
