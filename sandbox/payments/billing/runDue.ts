import type { Subscription } from '../objects.ts';
import { periodFrom } from '../period.ts';
import {
  type Context,
  customerTime,
  deleteExpired,
  dueRows,
  findRow,
  inTransaction,
  type LiveCustomer,
  lockCustomer,
  type StoreServices,
  saveCustomer,
} from '../store.ts';
import { emit } from '../webhooks.ts';
import { expireSession } from './checkout.ts';
import { bill, payInvoice } from './invoices.ts';
import {
  endSubscription,
  latestInvoice,
  nextMoment,
  saveSubscription,
  subscriptionsOf,
} from './subscriptions.ts';

const limit = 50;

/**
 * Renews, charges or ends up to `limit` due subscriptions, closes as many due payment pages, and deletes expired rows.
 * An error with a subscription or page is reported and does not delay the others; the next run tries again.
 */
export async function runDue(
  services: StoreServices & { readonly onError: (error: unknown) => void },
): Promise<void> {
  const { db, clock, onError } = services;
  const now = clock.now();
  for (const { id, parent } of await dueRows(db, 'subscription', now, { limit })) {
    await inTransaction(services, async (context) => {
      const customer = await lockCustomer(context, parent ?? '');
      if (customer) await runDueOf(context, customer, id);
    }).catch(onError);
  }
  for (const { id, parent } of await dueRows(db, 'checkout_session', now, { limit })) {
    await inTransaction(services, async (context) => {
      await lockCustomer(context, parent ?? '');
      // Read again under the lock, since it may have been paid meanwhile.
      const row = await findRow(context.tx, 'checkout_session', id);
      if (row?.dueAt && row.data.object.status === 'open') await expireSession(context, row);
    }).catch(onError);
  }
  await deleteExpired(db, now);
}

/**
 * Does everything that is due for a subscription by the customer's clock, in chronological order. If no server ran for
 * months, it catches up one month at a time.
 */
export async function runDueOf(
  context: Context,
  customer: LiveCustomer,
  id: string,
): Promise<void> {
  for (;;) {
    const subscription = (await findRow(context.tx, 'subscription', id))?.data.object;
    if (!subscription) return;
    const invoice = await latestInvoice(context, subscription);
    const moment = nextMoment(subscription, invoice);
    if (!moment || moment.at > customerTime(context, customer)) return;
    const { at } = moment;
    if (moment.what === 'end') {
      await endSubscription(context, customer, subscription, {
        reason: 'cancellation_requested',
        at,
      });
    } else if (moment.what === 'renew') {
      await renew(context, customer, subscription, at);
    } else if (invoice) {
      const retry = { customer, subscription, invoice, scheduled: true, at };
      await payInvoice(context, retry);
    }
  }
}

/** Starts the next period and charges for it. The period runs even while the payment is owed. */
async function renew(
  context: Context,
  customer: LiveCustomer,
  before: Subscription,
  at: number,
): Promise<void> {
  const [item] = before.items.data;
  const { start, end } = periodFrom(before.billing_cycle_anchor, item.current_period_end);
  const next = { ...item, current_period_start: start, current_period_end: end };
  const invoice = await bill(context, customer, before, 'subscription_cycle', at);
  const subscription: Subscription = {
    ...before,
    items: { ...before.items, data: [next] },
    latest_invoice: invoice.id,
  };
  await saveSubscription(context, customer, subscription);
  const about = { customer: customer.object.id, object: subscription };
  await emit(context, 'customer.subscription.updated', about);
  const attempt = { customer, subscription, invoice, scheduled: true, at };
  await payInvoice(context, attempt);
}

/**
 * Moves a customer's own clock forward, as Stripe's test clocks do, and runs their due subscriptions.
 * @param to epoch seconds, not before the customer's current time.
 */
export async function advance(context: Context, customer: LiveCustomer, to: number): Promise<void> {
  customer.secondsAhead += to - customerTime(context, customer);
  await saveCustomer(context, customer);
  for (const subscription of await subscriptionsOf(context, customer.object.id)) {
    await saveSubscription(context, customer, subscription);
    await runDueOf(context, customer, subscription.id);
  }
}
