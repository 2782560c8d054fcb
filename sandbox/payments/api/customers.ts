import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { endCustomer } from '../billing/customers.ts';
import { advance } from '../billing/runDue.ts';
import { type Customer, newId, type PortalSession, secondsOf } from '../objects.ts';
import { customerTime, insertRow, saveCustomer } from '../store.ts';
import { emit } from '../webhooks.ts';
import {
  type ApiCall,
  listing,
  locale,
  metadata,
  name,
  type Reply,
  readParameters,
  webUrl,
  wholeNumber,
} from './parameters.ts';
import { invalid } from './refusals.ts';
import { listObjects, liveCustomer } from './resources.ts';

const email = z.string().max(512).optional();
const locales = z.array(z.string().max(20)).max(10).default([]);
const creation = z.strictObject({ email, preferred_locales: locales, metadata });

export async function createCustomer(call: ApiCall): Promise<Reply> {
  const sent = readParameters(creation, call.form);
  const object: Customer = {
    id: newId('cus'),
    object: 'customer',
    created: secondsOf(call.now),
    email: sent.email ?? null,
    invoice_settings: { default_payment_method: null },
    metadata: sent.metadata,
    preferred_locales: sent.preferred_locales,
  };
  const data = { object, secondsAhead: 0, paymentsToFail: 0 };
  await insertRow(call.tx, 'customer', { id: object.id, data });
  await emit(call, 'customer.created', { customer: object.id, object });
  return { body: object };
}

const change = z.strictObject({ preferred_locales: locales });

export async function updateCustomer(call: ApiCall): Promise<Reply> {
  const sent = readParameters(change, call.form);
  const customer = await liveCustomer(call, call.id, 'path');
  const object: Customer = { ...customer.object, ...sent };
  await saveCustomer(call, { ...customer, object });
  await emit(call, 'customer.updated', { customer: object.id, object });
  return { body: object };
}

const customerListing = listing.omit({ customer: true }).extend({ email });

/** Lists customers that are not deleted; with an email, only those with exactly that email. */
export async function listCustomers(call: ApiCall): Promise<Reply> {
  const { email, ...page } = readParameters(customerListing, call.form);
  const where = [
    sql`not data -> 'object' ? 'deleted'`,
    ...(email === undefined ? [] : [sql`data -> 'object' ->> 'email' = ${email}`]),
  ];
  return listObjects(call, { kind: 'customer', url: '/v1/customers' }, page, where);
}

/** Deletes a customer, ends their subscriptions and closes their payment pages. */
export async function deleteCustomer(call: ApiCall): Promise<Reply> {
  const customer = await liveCustomer(call, call.id, 'path');
  return { body: await endCustomer(call, customer) };
}

/** Here the portal can only change the card. */
const portal = z.strictObject({
  customer: name,
  return_url: webUrl,
  locale,
  flow_data: z.object({ type: z.literal('payment_method_update') }).optional(),
});

/** How long the page for changing a card stays open, in milliseconds. */
const portalMs = 60 * 60_000;

export async function createPortalSession(call: ApiCall): Promise<Reply> {
  const sent = readParameters(portal, call.form);
  const customer = await liveCustomer(call, sent.customer, 'customer');
  const id = newId('bps');
  const object: PortalSession = {
    id,
    object: 'billing_portal.session',
    created: secondsOf(call.now),
    customer: customer.object.id,
    locale: sent.locale ?? null,
    return_url: sent.return_url,
    url: `${call.publicUrl}/sandbox/portal/${id}`,
  };
  await insertRow(call.tx, 'portal_session', {
    id,
    parent: customer.object.id,
    dueAt: new Date(call.now.getTime() + portalMs),
    data: { object },
  });
  return { body: object };
}

/** Moves a customer's own clock forward, and does everything that is due for their subscriptions by then. */
export async function advanceCustomer(call: ApiCall): Promise<Reply> {
  const to = readParameters(z.strictObject({ frozen_time: wholeNumber }), call.form).frozen_time;
  const customer = await liveCustomer(call, call.id, 'path');
  const ahead = to - customerTime(call, customer);
  if (ahead < 0) throw invalid('The `frozen_time` is before the customer’s time.', 'frozen_time');
  await advance(call, customer, to);
  return { body: {} };
}

/** Makes the given number of the customer's next payments fail. */
export async function failPayments(call: ApiCall): Promise<Reply> {
  const count = wholeNumber.pipe(z.number().min(0).max(100));
  const { payments } = readParameters(z.strictObject({ payments: count }), call.form);
  const customer = await liveCustomer(call, call.id, 'path');
  await saveCustomer(call, { ...customer, paymentsToFail: payments });
  return { body: {} };
}
