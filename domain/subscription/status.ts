/**
 * Stripe's subscription statuses that the product treats differently
 * (https://docs.stripe.com/api/subscriptions/object#subscription_object-status).
 */
const premiumStatuses: ReadonlySet<string> = new Set(['active', 'trialing']);
const endedStatuses: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

/** @returns whether this status gives Premium (docs/product.md#premium). */
export function givesPremium(status: string): boolean {
  return premiumStatuses.has(status);
}

/**
 * @returns whether a subscription with this status has not ended for good, so that the account must not buy another one
 * (docs/product.md#subscription-status).
 */
export function isLive(status: string): boolean {
  return !endedStatuses.has(status);
}

/** @returns whether a subscription with this status is live but gives no Premium, usually because a payment is due. */
export function isOwed(status: string): boolean {
  return isLive(status) && !givesPremium(status);
}

export interface DatedSubscription {
  readonly status: string;
  /** Epoch seconds. */
  readonly created: number;
}

/**
 * @returns the customer's most relevant subscription: the newest that gives Premium, else the newest live one, else the
 * newest; undefined if there is none.
 */
export function subscriptionThatCounts<Subscription extends DatedSubscription>(
  subscriptions: readonly Subscription[],
): Subscription | undefined {
  return subscriptions.toSorted(
    (one, other) => rank(other.status) - rank(one.status) || other.created - one.created,
  )[0];
}

function rank(status: string): number {
  if (givesPremium(status)) return 2;
  return isLive(status) ? 1 : 0;
}
