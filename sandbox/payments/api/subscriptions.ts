import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { Refusal } from '../../loopback.ts';
import { payInvoice } from '../billing/invoices.ts';
import { runDueOf } from '../billing/runDue.ts';
import { endSubscription, updateSubscription } from '../billing/subscriptions.ts';
import type { Subscription } from '../objects.ts';
import { customerTime, findRow, type LiveCustomer, lockCustomer } from '../store.ts';
import { type ApiCall, flag, listing, name, type Reply, readParameters } from './parameters.ts';
import { invalid, missing } from './refusals.ts';
import { listObjects } from './resources.ts';

const update = z.strictObject({
  cancel_at_period_end: flag.optional(),
  default_payment_method: name.optional(),
});

export async function updateOne(call: ApiCall): Promise<Reply> {
  const sent = readParameters(update, call.form);
  const { customer, subscription: before } = await lockSubscription(call);
  if (before.status === 'canceled') throw invalid('A canceled subscription cannot be updated.');
  const { cancel_at_period_end: ends = before.cancel_at_period_end } = sent;
  const after: Subscription = {
    ...before,
    ...(ends === before.cancel_at_period_end ? {} : ending(ends, before, call, customer)),
    default_payment_method: sent.default_payment_method ?? before.default_payment_method,
  };
  await updateSubscription(call, customer, { before, after });
  return { body: after };
}

/** Returns the fields that change when a subscription is set to end with its period, or to continue. */
function ending(
  ends: boolean,
  { items }: Subscription,
  call: ApiCall,
  customer: LiveCustomer,
): Partial<Subscription> {
  return {
    cancel_at: ends ? items.data[0].current_period_end : null,
    cancel_at_period_end: ends,
    canceled_at: ends ? customerTime(call, customer) : null,
    cancellation_details: { reason: ends ? 'cancellation_requested' : null },
  };
}

const cancellation = z.strictObject({ invoice_now: flag.optional(), prorate: flag.optional() });

export async function cancelOne(call: ApiCall): Promise<Reply> {
  readParameters(cancellation, call.form);
  const { customer, subscription } = await lockSubscription(call);
  if (subscription.status === 'canceled') throw missing('subscription', subscription.id, 'path');
  const reason = 'cancellation_requested';
  return { body: await endSubscription(call, customer, subscription, { reason }) };
}

/** Locks the customer of the subscription in the path, then does everything that is due for that subscription. */
async function lockSubscription(
  call: ApiCall,
): Promise<{ customer: LiveCustomer; subscription: Subscription }> {
  const { id } = call;
  const parent = (await findRow(call.tx, 'subscription', id))?.parent;
  const customer = parent ? await lockCustomer(call, parent) : undefined;
  if (customer) await runDueOf(call, customer, id);
  const row = await findRow(call.tx, 'subscription', id);
  if (!customer || !row) throw missing('subscription', id, 'path');
  return { customer, subscription: row.data.object };
}

const subscriptionListing = listing.extend({
  status: z.enum(['all', 'active', 'past_due', 'canceled']).optional(),
});

/** Lists subscriptions; without a status, all except the cancelled ones. */
export async function listSubscriptions(call: ApiCall): Promise<Reply> {
  const { status, ...page } = readParameters(subscriptionListing, call.form);
  const own = sql`data -> 'object' ->> 'status'`;
  const wanted = status === undefined ? sql`${own} <> 'canceled'` : sql`${own} = ${status}`;
  const list = { kind: 'subscription', url: '/v1/subscriptions' } as const;
  return listObjects(call, list, page, status === 'all' ? [] : [wanted]);
}

const invoiceListing = listing.extend({
  subscription: name.optional(),
  status: z.enum(['open', 'paid']).optional(),
});

export async function listInvoices(call: ApiCall): Promise<Reply> {
  const { subscription, status, ...page } = readParameters(invoiceListing, call.form);
  const where = [
    ...(status === undefined ? [] : [sql`data -> 'object' ->> 'status' = ${status}`]),
    ...(subscription === undefined
      ? []
      : [sql`data #>> '{object,parent,subscription_details,subscription}' = ${subscription}`]),
  ];
  return listObjects(call, { kind: 'invoice', url: '/v1/invoices' }, page, where);
}

/** Charges an open invoice. If the card is declined, the attempt is stored and the reply is a refusal. */
export async function payOne(call: ApiCall): Promise<Reply> {
  const { id } = call;
  const parent = (await findRow(call.tx, 'invoice', id))?.parent;
  const customer = parent ? await lockCustomer(call, parent) : undefined;
  const invoice = (await findRow(call.tx, 'invoice', id))?.data.object;
  const owner = invoice?.parent.subscription_details.subscription ?? '';
  const subscription = (await findRow(call.tx, 'subscription', owner))?.data.object;
  if (!customer || !invoice || !subscription) throw missing('invoice', id, 'path');
  if (invoice.status !== 'open') throw invalid('Invoice is already paid');
  if (await payInvoice(call, { customer, subscription, invoice, scheduled: false })) {
    return { body: (await findRow(call.tx, 'invoice', id))?.data.object ?? invoice };
  }
  const why = { type: 'card_error', code: 'card_declined' };
  return new Refusal(402, 'Your card was declined.', why);
}
