import { givesPremium, isLive, isOwed } from './status.ts';

/** The mails about a subscription. */
export type Notice =
  | 'began'
  | 'cancellationScheduled'
  /** While a payment is owed: there is no access to keep. */
  | 'owedCancellationScheduled'
  | 'cancellationUndone'
  | 'paymentFailed'
  | 'ended';

/** The fields of a subscription that decide its notices. */
export interface SubscriptionState {
  readonly subscriptionId: string;
  readonly status: string;
  readonly cancelAtPeriodEnd: boolean;
}

/**
 * The notices for the changes between two readings of a subscription. They are decided from the two
 * states, not from events, which come late, repeatedly and in any order.
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
  if (!after.cancelAtPeriodEnd && earlier?.cancelAtPeriodEnd) notices.push('cancellationUndone');
  return notices;
}

/** Before its first payment, or over: becoming active after that is a beginning. */
function isBeginning(status: string): boolean {
  return status === 'incomplete' || !isLive(status);
}
