import { type Decision, refused } from '../decision.ts';
import type { Access } from './access.ts';
import { isLive } from './status.ts';

/**
 * Decides whether this user may buy Premium now. The pricing page and the server share this rule: a suspended account
 * may not buy, a founder already has everything, and an account has at most one live subscription
 * (docs/product.md#subscription-status).
 * @param subscriptionStatus Stripe's status; null if there never was a subscription.
 */
export function decideCheckout(access: Access, subscriptionStatus: string | null): Decision {
  if (!access.hasAccess) return refused('suspended');
  if (access.isFounder) return refused('premium_included');
  if (subscriptionStatus !== null && isLive(subscriptionStatus))
    return refused('already_subscribed');
  return { allowed: true };
}

export interface Renewal {
  readonly subscription_status: string;
  readonly cancel_at_period_end: boolean;
}

/** Decides whether the subscription can be canceled at the end of its period. Even a suspended account may do so. */
export function decideCancellation(subscription: Renewal | null): Decision {
  if (!subscription || !isLive(subscription.subscription_status)) {
    return refused('subscription_missing');
  }
  return { allowed: true };
}
