import { dateOf, type Invoice, type Subscription } from '../objects.ts';
import {
  type Context,
  customerTime,
  findRow,
  insertRow,
  type LiveCustomer,
  listRows,
  saveRow,
} from '../store.ts';
import { emit } from '../webhooks.ts';

export async function latestInvoice(
  context: Context,
  { latest_invoice }: Subscription,
): Promise<Invoice | undefined> {
  if (!latest_invoice) return undefined;
  return (await findRow(context.tx, 'invoice', latest_invoice))?.data.object;
}

export async function saveInvoice(context: Context, object: Invoice): Promise<void> {
  await saveRow(context.tx, 'invoice', { id: object.id, dueAt: null, data: { object } });
}

/** Returns a customer's subscriptions, newest first. */
export async function subscriptionsOf(context: Context, customer: string): Promise<Subscription[]> {
  const rows = await listRows(context.tx, 'subscription', { parent: customer });
  return rows.map((row) => row.data.object);
}

/** Stores a new or changed subscription, with the time at which it must next be processed. */
export async function saveSubscription(
  context: Context,
  customer: LiveCustomer,
  object: Subscription,
): Promise<void> {
  const moment = nextMoment(object, await latestInvoice(context, object));
  const dueAt = moment === undefined ? null : dateOf(moment.at - customer.secondsAhead);
  const row = { id: object.id, parent: customer.object.id, dueAt, data: { object } };
  if (!(await insertRow(context.tx, 'subscription', row))) {
    await saveRow(context.tx, 'subscription', row);
  }
}

/** Stores a subscription, and emits an event if it has changed. */
export async function updateSubscription(
  context: Context,
  customer: LiveCustomer,
  change: { readonly before: Subscription; readonly after: Subscription },
): Promise<void> {
  const { before, after } = change;
  await saveSubscription(context, customer, after);
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  const about = { customer: customer.object.id, object: after };
  await emit(context, 'customer.subscription.updated', about);
}

/** Ends a subscription, whose open invoice is not charged again, and emits the event. @returns the subscription. */
export async function endSubscription(
  context: Context,
  customer: LiveCustomer,
  subscription: Subscription,
  why: { readonly reason: 'cancellation_requested' | 'payment_failed'; readonly at?: number },
): Promise<Subscription> {
  const { reason, at = customerTime(context, customer) } = why;
  const after: Subscription = {
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? at,
    ended_at: at,
    cancellation_details: { reason },
  };
  await saveSubscription(context, customer, after);
  const about = { customer: customer.object.id, object: after };
  await emit(context, 'customer.subscription.deleted', about);
  return after;
}

/** What happens next to a subscription, and when, in epoch seconds of the customer's clock. */
export interface Moment {
  readonly at: number;
  readonly what: 'renew' | 'retry' | 'end';
}

/** @param invoice the subscription's latest invoice. @returns undefined if the subscription has ended. */
export function nextMoment(
  subscription: Subscription,
  invoice: Pick<Invoice, 'next_payment_attempt'> | undefined,
): Moment | undefined {
  if (subscription.status !== 'active' && subscription.status !== 'past_due') return undefined;
  const [item] = subscription.items.data;
  const end = subscription.cancel_at;
  const retry = subscription.status === 'past_due' ? invoice?.next_payment_attempt : null;
  const moments: Moment[] = [{ at: item.current_period_end, what: 'renew' }];
  if (retry != null) moments.push({ at: retry, what: 'retry' });
  if (end !== null) moments.push({ at: end, what: 'end' });
  // At the same moment, an end takes precedence over a renewal.
  return moments.reduce((next, other) => (other.at <= next.at ? other : next));
}
