/**
 * The subscription states that the product distinguishes, by Stripe's names
 * (https://docs.stripe.com/api/subscriptions/object#subscription_object-status).
 */
const premiumStatuses: ReadonlySet<string> = new Set(['active', 'trialing']);
const endedStatuses: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

/** @returns whether a subscription in this state gives Premium (docs/product.md#premium). */
export function givesPremium(status: string): boolean {
  return premiumStatuses.has(status);
}

/**
 * @returns whether a subscription in this state still binds the account: it is paid, owed or being
 * set up, so that buying another would be a second purchase
 * (docs/product.md#subscription-status).
 */
export function isLive(status: string): boolean {
  return !endedStatuses.has(status);
}

/**
 * @returns whether a subscription in this state is owed money: it binds the account but gives no
 * access.
 */
export function isOwed(status: string): boolean {
  return isLive(status) && !givesPremium(status);
}

/** What is needed to choose among subscriptions. */
export interface DatedSubscription {
  readonly status: string;
  /** Epoch seconds. */
  readonly created: number;
}

/**
 * The relevant one of a customer's subscriptions: one that gives Premium before one that is owed, a
 * live one before an ended one, then the newest.
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
