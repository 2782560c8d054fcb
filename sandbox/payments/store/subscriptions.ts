import { dateOf } from '../objects/seconds.ts';
import type { Invoice, Subscription } from '../objects/shapes.ts';
import type { Work } from '../work.ts';
import type { LiveCustomer } from './customers.ts';
import { nextMoment } from './nextMoment.ts';
import { findRow, insertRow, listRows, saveRow } from './rows.ts';

/** When the server comes back to a subscription, on its own clock. */
async function dueAt(
  work: Work,
  customer: LiveCustomer,
  subscription: Subscription,
): Promise<Date | null> {
  const invoice = await latestInvoice(work, subscription);
  const moment = nextMoment(subscription, invoice);
  return moment === undefined ? null : dateOf(moment.at - customer.secondsAhead);
}

export async function latestInvoice(
  work: Work,
  subscription: Subscription,
): Promise<Invoice | undefined> {
  if (!subscription.latest_invoice) return undefined;
  return (await findRow(work.tx, 'invoice', subscription.latest_invoice))?.data.object;
}

export async function insertSubscription(
  work: Work,
  customer: LiveCustomer,
  object: Subscription,
): Promise<void> {
  await insertRow(work.tx, 'subscription', {
    id: object.id,
    parent: customer.object.id,
    dueAt: await dueAt(work, customer, object),
    data: { object },
  });
}

/** Keeps a subscription, and with it when something is next to happen to it. */
export async function saveSubscription(
  work: Work,
  customer: LiveCustomer,
  object: Subscription,
): Promise<void> {
  await saveRow(work.tx, 'subscription', {
    id: object.id,
    dueAt: await dueAt(work, customer, object),
    data: { object },
  });
}

/** All subscriptions of a customer, newest first. */
export async function subscriptionsOf(work: Work, customer: string): Promise<Subscription[]> {
  // Many more than anybody has who may have one at a time.
  const rows = await listRows(work.tx, 'subscription', { parent: customer, limit: 1_000 });
  return rows.map((row) => row.data.object);
}

export async function saveInvoice(work: Work, object: Invoice): Promise<void> {
  await saveRow(work.tx, 'invoice', { id: object.id, dueAt: null, data: { object } });
}
