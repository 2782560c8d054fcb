import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { carryOut } from '../billing/carryOut.ts';
import { endSubscription, updateSubscription } from '../billing/updateSubscription.ts';
import type { Subscription } from '../objects/shapes.ts';
import { itemOf } from '../objects/subscription.ts';
import { customerTime, type LiveCustomer, lockCustomer } from '../store/customers.ts';
import { findRow } from '../store/rows.ts';
import { ApiError } from './apiError.ts';
import { type ApiCall, idOf, type Reply } from './call.ts';
import { expandPaths } from './expand.ts';
import { listObjects } from './lists.ts';
import {
  expand,
  flag,
  mergeMetadata,
  metadata,
  name,
  paging,
  readParameters,
  wholeNumber,
} from './parameters.ts';
import { ownPaymentMethod } from './paymentMethods.ts';

const details = z
  .strictObject({ comment: name.optional(), feedback: z.enum(['other', 'unused']).optional() })
  .optional();

const update = z.strictObject({
  cancel_at_period_end: flag.optional(),
  cancel_at: z
    .union([z.literal(''), z.enum(['min_period_end', 'max_period_end']), wholeNumber])
    .optional(),
  default_payment_method: name.optional(),
  metadata: metadata.optional(),
  cancellation_details: details,
  expand,
});
type Update = z.output<typeof update>;

export async function retrieveOne(call: ApiCall): Promise<Reply> {
  const sent = readParameters(z.strictObject({ expand }), call.form);
  const row = await findRow(call.tx, 'subscription', idOf(call));
  if (!row) throw ApiError.missing('subscription', idOf(call), 'path');
  return { body: await expandPaths(call, row.data.object, sent.expand) };
}

export async function updateOne(call: ApiCall): Promise<Reply> {
  const sent = readParameters(update, call.form);
  const { customer, subscription: before } = await lockSubscription(call);
  if (before.status === 'canceled') {
    throw ApiError.invalid(
      'A canceled subscription can only update its cancellation_details and metadata.',
    );
  }
  const method = sent.default_payment_method;
  if (method !== undefined) await ownPaymentMethod(call, method, customer.object.id);
  const after: Subscription = {
    ...before,
    ...endingOf(sent, before, customerTime(call, customer)),
    default_payment_method: method ?? before.default_payment_method,
    metadata: mergeMetadata(before.metadata, sent.metadata),
  };
  await updateSubscription(call, customer, { before, after });
  return { body: await expandPaths(call, after, sent.expand) };
}

type Ending = Partial<
  Pick<Subscription, 'cancel_at' | 'cancel_at_period_end' | 'canceled_at' | 'cancellation_details'>
>;

/** Both ways to say when it ends; `cancel_at_period_end` shows only what was said that way. */
function endingOf(sent: Update, before: Subscription, now: number): Ending {
  const details = {
    comment: sent.cancellation_details?.comment ?? null,
    feedback: sent.cancellation_details?.feedback ?? null,
    feedback_option: null,
  };
  const asked = {
    canceled_at: now,
    cancellation_details: { ...details, reason: 'cancellation_requested' as const },
  };
  const periodEnd = itemOf(before).current_period_end;
  if (sent.cancel_at_period_end && sent.cancel_at !== undefined) {
    throw ApiError.invalid(
      'You may only specify one of these: cancel_at, cancel_at_period_end.',
      'cancel_at',
    );
  }
  if (sent.cancel_at_period_end) {
    return before.cancel_at_period_end
      ? {}
      : { ...asked, cancel_at: periodEnd, cancel_at_period_end: true };
  }
  if (
    sent.cancel_at === '' ||
    (sent.cancel_at === undefined && sent.cancel_at_period_end === false)
  ) {
    return {
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      cancellation_details: { ...details, reason: null },
    };
  }
  if (sent.cancel_at === undefined) return {};
  const at = typeof sent.cancel_at === 'number' ? sent.cancel_at : periodEnd;
  if (at <= now) {
    throw ApiError.invalid('The `cancel_at` timestamp must be in the future.', 'cancel_at');
  }
  return { ...asked, cancel_at: at, cancel_at_period_end: false };
}

const cancellation = z.strictObject({
  cancellation_details: details,
  invoice_now: flag.optional(),
  prorate: flag.optional(),
  expand,
});

export async function cancelOne(call: ApiCall): Promise<Reply> {
  const sent = readParameters(cancellation, call.form);
  const { customer, subscription } = await lockSubscription(call);
  if (subscription.status === 'canceled') {
    throw ApiError.missing('subscription', subscription.id, 'path');
  }
  const reason = 'cancellation_requested';
  const ended = await endSubscription(call, customer, subscription, { reason });
  return { body: await expandPaths(call, ended, sent.expand) };
}

/** Locks the subscription that the address names, with everything done that was due before this call. */
async function lockSubscription(
  call: ApiCall,
): Promise<{ customer: LiveCustomer; subscription: Subscription }> {
  const id = idOf(call);
  const parent = (await findRow(call.tx, 'subscription', id))?.parent;
  const customer = parent ? await lockCustomer(call, parent) : undefined;
  if (customer) await carryOut(call, customer, id);
  const row = await findRow(call.tx, 'subscription', id);
  if (!customer || !row) throw ApiError.missing('subscription', id, 'path');
  return { customer, subscription: row.data.object };
}

const listing = z.strictObject({
  ...paging,
  customer: name.optional(),
  price: name.optional(),
  status: z
    .enum([
      'all',
      'ended',
      'active',
      'past_due',
      'canceled',
      'trialing',
      'unpaid',
      'incomplete',
      'incomplete_expired',
      'paused',
    ])
    .optional(),
});

export async function list(call: ApiCall): Promise<Reply> {
  const { customer, price, status, ...page } = readParameters(listing, call.form);
  const kept = { kind: 'subscription', url: '/v1/subscriptions', what: 'subscription' } as const;
  const state = sql`data -> 'object' ->> 'status'`;
  const where = [
    ...(status === undefined ? [sql`${state} <> 'canceled'`] : []),
    ...(status === 'ended' ? [sql`${state} = 'canceled'`] : []),
    ...(price === undefined ? [] : [sql`data #>> '{object,items,data,0,price,id}' = ${price}`]),
  ];
  const fields = { status: status === 'all' || status === 'ended' ? undefined : status };
  return listObjects(call, kept, page, { parent: customer, fields, where });
}
