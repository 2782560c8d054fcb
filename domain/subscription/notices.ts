import { givesPremium, isLive, isOwed } from './status.ts';

/** The emails about a subscription. */
export type Notice =
  | 'began'
  | 'cancellationScheduled'
  /**
   * The notices with `owed` are sent instead of the others if a payment is owed, since the user has no access to keep.
   */
  | 'owedCancellationScheduled'
  | 'cancellationUndone'
  | 'owedCancellationUndone'
  | 'paymentFailed'
  | 'ended';

export interface SubscriptionState {
  readonly subscriptionId: string;
  readonly status: string;
  readonly cancelAtPeriodEnd: boolean;
}

/**
 * @returns the emails to send after a subscription changed. They depend on its two states and not on events, because
 * Stripe's events may arrive late, repeatedly and in any order.
 * @param before the state from the previous read.
 */
export function noticesOf(
  before: SubscriptionState | undefined,
  after: SubscriptionState | undefined,
): Notice[] {
  const same = before?.subscriptionId === after?.subscriptionId;
  const earlier = same ? before : undefined;
  const hadBegun = before !== undefined && !isBeginning(before.status);
  if (!after || !isLive(after.status)) return hadBegun ? ['ended'] : [];
  const notices: Notice[] = [];
  if (givesPremium(after.status) && (!earlier || isBeginning(earlier.status)))
    notices.push('began');
  if (after.status === 'past_due' && earlier?.status !== 'past_due') notices.push('paymentFailed');
  if (after.cancelAtPeriodEnd && !earlier?.cancelAtPeriodEnd) {
    notices.push(isOwed(after.status) ? 'owedCancellationScheduled' : 'cancellationScheduled');
  }
  if (!after.cancelAtPeriodEnd && earlier?.cancelAtPeriodEnd) {
    notices.push(isOwed(after.status) ? 'owedCancellationUndone' : 'cancellationUndone');
  }
  return notices;
}

/** Whether the subscription was never paid or has ended, so that becoming active is a new start. */
function isBeginning(status: string): boolean {
  return status === 'incomplete' || !isLive(status);
}
