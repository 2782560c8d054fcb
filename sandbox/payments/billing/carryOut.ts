import { periodFrom } from '../objects/period.ts';
import type { Subscription } from '../objects/shapes.ts';
import { itemOf } from '../objects/subscription.ts';
import type { LiveCustomer } from '../store/customers.ts';
import { customerTime } from '../store/customers.ts';
import { nextMoment } from '../store/nextMoment.ts';
import { findRow } from '../store/rows.ts';
import { latestInvoice, saveSubscription } from '../store/subscriptions.ts';
import { emit } from '../webhooks/emit.ts';
import type { Work } from '../work.ts';
import { bill } from './bill.ts';
import { previousOf } from './changes.ts';
import { payInvoice } from './payInvoice.ts';
import { endSubscription } from './updateSubscription.ts';

/**
 * Does everything that is due for a subscription by the customer's own time, in the order of time:
 * a server that was away for months makes up for each of them.
 */
export async function carryOut(work: Work, customer: LiveCustomer, id: string): Promise<void> {
  while (await carryOutNext(work, customer, id));
}

async function carryOutNext(work: Work, customer: LiveCustomer, id: string): Promise<boolean> {
  const subscription = (await findRow(work.tx, 'subscription', id))?.data.object;
  if (!subscription) return false;
  const invoice = await latestInvoice(work, subscription);
  const moment = nextMoment(subscription, invoice);
  if (!moment || moment.at > customerTime(work, customer)) return false;
  const { at } = moment;
  if (moment.what === 'end') {
    await endSubscription(work, customer, subscription, { reason: 'cancellation_requested', at });
  } else if (moment.what === 'renew') {
    await renew(work, customer, subscription, at);
  } else if (invoice) {
    const attempt = { customer, subscription, invoice, scheduled: true, holderPresent: false, at };
    await payInvoice(work, attempt);
  }
  return true;
}

/** Begins the next period and charges for it; the period is the customer's while the payment is owed. */
async function renew(
  work: Work,
  customer: LiveCustomer,
  before: Subscription,
  at: number,
): Promise<void> {
  const item = itemOf(before);
  const period = periodFrom(before.billing_cycle_anchor, item.current_period_end);
  const items = {
    ...before.items,
    data: [{ ...item, current_period_start: period.start, current_period_end: period.end }],
  };
  const reason = 'subscription_cycle';
  const invoice = await bill(work, customer, { subscription: before, reason, period, at });
  const subscription: Subscription = { ...before, items, latest_invoice: invoice.id };
  await saveSubscription(work, customer, subscription);
  await emit(work, 'customer.subscription.updated', {
    customer: customer.object.id,
    object: subscription,
    previous: previousOf(before, subscription) ?? {},
  });
  const attempt = { customer, subscription, invoice, scheduled: true, holderPresent: false, at };
  await payInvoice(work, attempt);
}
