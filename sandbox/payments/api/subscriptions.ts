import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { payInvoice } from '../billing/invoices.ts';
import { runDueOf } from '../billing/runDue.ts';
import { endSubscription, updateSubscription } from '../billing/subscriptions.ts';
import type { Subscription } from '../objects.ts';
import { customerTime, findRow, type LiveCustomer, lockCustomer } from '../store.ts';
import { ApiError } from './apiError.ts';
import {
  type ApiCall,
  expand,
  flag,
  listing,
  name,
  type Reply,
  readParameters,
} from './parameters.ts';
import { expandPaths, listObjects } from './resources.ts';

const update = z.strictObject({
  cancel_at_period_end: flag.optional(),
  /** Set to a date elsewhere, such as by Stripe's own pages, and removed by an empty text. */
  cancel_at: z.literal('').optional(),
  default_payment_method: name.optional(),
  expand,
});

export async function updateOne(call: ApiCall): Promise<Reply> {
  const sent = readParameters(update, call.form);
  const { customer, subscription: before } = await lockSubscription(call);
  if (before.status === 'canceled') {
    throw ApiError.invalid('A canceled subscription cannot be updated.');
  }
  const method = sent.default_payment_method;
  if (method !== undefined) await requireOwnCard(call, method, customer.object.id);
  const after: Subscription = {
    ...before,
    ...endingOf(sent, before, customerTime(call, customer)),
    default_payment_method: method ?? before.default_payment_method,
  };
  await updateSubscription(call, customer, { before, after });
  return { body: await expandPaths(call, after, sent.expand) };
}

/** What an update changes about when a subscription ends. @param now epoch seconds. */
function endingOf(
  sent: z.output<typeof update>,
  before: Subscription,
  now: number,
): Partial<Subscription> {
  if (sent.cancel_at_period_end) {
    if (before.cancel_at_period_end) return {};
    return {
      cancel_at: before.items.data[0].current_period_end,
      cancel_at_period_end: true,
      canceled_at: now,
      cancellation_details: { reason: 'cancellation_requested' },
    };
  }
  if (sent.cancel_at === undefined && sent.cancel_at_period_end === undefined) return {};
  return {
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { reason: null },
  };
}

/** @throws ApiError unless the card is that customer's. */
async function requireOwnCard(call: ApiCall, id: string, customer: string): Promise<void> {
  const param = 'default_payment_method';
  const row = await findRow(call.tx, 'payment_method', id);
  if (!row) throw ApiError.missing('PaymentMethod', id, param);
  if (row.data.object.customer !== customer) {
    const message = `The payment method ${id} is not attached to the customer ${customer}.`;
    throw ApiError.invalid(message, param);
  }
}

const cancellation = z.strictObject({ invoice_now: flag.optional(), prorate: flag.optional() });

export async function cancelOne(call: ApiCall): Promise<Reply> {
  readParameters(cancellation, call.form);
  const { customer, subscription } = await lockSubscription(call);
  if (subscription.status === 'canceled') {
    throw ApiError.missing('subscription', subscription.id, 'path');
  }
  const reason = 'cancellation_requested';
  return { body: await endSubscription(call, customer, subscription, { reason }) };
}

/** Locks the subscription in the path, after doing everything that was due before this call. */
async function lockSubscription(
  call: ApiCall,
): Promise<{ customer: LiveCustomer; subscription: Subscription }> {
  const { id } = call;
  const parent = (await findRow(call.tx, 'subscription', id))?.parent;
  const customer = parent ? await lockCustomer(call, parent) : undefined;
  if (customer) await runDueOf(call, customer, id);
  const row = await findRow(call.tx, 'subscription', id);
  if (!customer || !row) throw ApiError.missing('subscription', id, 'path');
  return { customer, subscription: row.data.object };
}

const subscriptionListing = listing.extend({
  status: z.enum(['all', 'active', 'past_due', 'canceled']).optional(),
});

/** Without a status, all but the cancelled ones. */
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

/** Charges an open invoice. A declined card is a refusal, and its attempt is stored. */
export async function payOne(call: ApiCall): Promise<Reply> {
  const { id } = call;
  const parent = (await findRow(call.tx, 'invoice', id))?.parent;
  const customer = parent ? await lockCustomer(call, parent) : undefined;
  const invoice = (await findRow(call.tx, 'invoice', id))?.data.object;
  const owner = invoice?.parent.subscription_details.subscription ?? '';
  const subscription = (await findRow(call.tx, 'subscription', owner))?.data.object;
  if (!customer || !invoice || !subscription) throw ApiError.missing('invoice', id, 'path');
  if (invoice.status !== 'open') {
    throw ApiError.invalid('Invoice is already paid', undefined, 'invoice_not_open');
  }
  const attempt = { customer, subscription, invoice, scheduled: false };
  const decline = await payInvoice(call, attempt);
  if (!decline) return { body: (await findRow(call.tx, 'invoice', id))?.data.object ?? invoice };
  const refusal = new ApiError(402, 'Your card was declined.', {
    type: 'card_error',
    code: 'card_declined',
    decline_code: decline,
  });
  return { status: refusal.status, body: refusal.body };
}
