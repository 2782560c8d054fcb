/**
 * The states of a subscription that the product tells apart, as Stripe names them
 * (https://docs.stripe.com/api/subscriptions/object#subscription_object-status).
 */
const premiumStatuses: ReadonlySet<string> = new Set(['active', 'trialing']);
const endedStatuses: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

/** @returns whether a subscription in this state gives Premium (decisions, "Premium"). */
export function givesPremium(status: string): boolean {
  return premiumStatuses.has(status);
}

/**
 * @returns whether a subscription in this state still binds the account: it is paid, owed or under way, so
 *   that a second one would be a second purchase (decisions, "One live subscription per account").
 */
export function isLive(status: string): boolean {
  return !endedStatuses.has(status);
}

/** @returns whether a subscription in this state waits for money: it binds the account and gives nothing. */
export function isOwed(status: string): boolean {
  return isLive(status) && !givesPremium(status);
}

/** What choosing among subscriptions takes. */
export interface DatedSubscription {
  readonly status: string;
  /** Epoch seconds. */
  readonly created: number;
}

/**
 * The one of a customer's subscriptions that counts: one that gives Premium before one that is owed,
 * a live one before an ended one, then the newest.
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
