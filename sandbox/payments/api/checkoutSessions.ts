import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { expireSession } from '../billing/checkout.ts';
import { type CheckoutSession, dateOf, newId, premiumPrice, secondsOf } from '../objects.ts';
import { findRow, insertRow, lockCustomer } from '../store.ts';
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
import { invalid, missing } from './refusals.ts';
import { listObjects, liveCustomer } from './resources.ts';

const shortestLife = 30 * 60;
const longestLife = 24 * 60 * 60;

const creation = z.strictObject({
  mode: z.literal('subscription'),
  customer: name,
  line_items: z.array(z.strictObject({ price: name, quantity: z.literal('1') })).length(1),
  success_url: webUrl,
  cancel_url: webUrl.optional(),
  client_reference_id: z.string().max(200).optional(),
  locale,
  metadata,
  /**
   * Accepted but ignored: the subscription gets the session's metadata, because the product sends the same for both.
   */
  subscription_data: z.strictObject({ metadata }).optional(),
  expires_at: wholeNumber.optional(),
});

export async function createSession(call: ApiCall): Promise<Reply> {
  const sent = readParameters(creation, call.form);
  const price = sent.line_items[0]?.price;
  if (price !== premiumPrice.id) {
    throw missing('price', price ?? '', 'line_items[0][price]');
  }
  const { object: customer } = await liveCustomer(call, sent.customer, 'customer');
  const now = secondsOf(call.now);
  const expiresAt = sent.expires_at ?? now + longestLife;
  // Allows a minute of tolerance, since the caller read its clock before this server did.
  if (expiresAt - now < shortestLife - 60 || expiresAt - now > longestLife) {
    throw invalid(
      'The `expires_at` timestamp must be 30 minutes to 24 hours from Checkout Session creation.',
      'expires_at',
    );
  }
  const id = newId('cs_test');
  const object: CheckoutSession = {
    id,
    object: 'checkout.session',
    cancel_url: sent.cancel_url ?? null,
    client_reference_id: sent.client_reference_id ?? null,
    created: now,
    customer: customer.id,
    expires_at: expiresAt,
    locale: sent.locale ?? null,
    metadata: sent.metadata,
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: sent.success_url,
    url: `${call.publicUrl}/sandbox/checkout/${id}`,
  };
  await insertRow(call.tx, 'checkout_session', {
    id,
    parent: customer.id,
    dueAt: dateOf(expiresAt),
    data: { object },
  });
  return { body: object };
}

export async function expireOne(call: ApiCall): Promise<Reply> {
  const { id } = call;
  const parent = (await findRow(call.tx, 'checkout_session', id))?.parent;
  if (!parent) throw missing('checkout.session', id, 'path');
  await lockCustomer(call, parent);
  const row = await findRow(call.tx, 'checkout_session', id);
  if (row?.data.object.status !== 'open') {
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${row?.data.object.status}.`,
    );
  }
  return { body: await expireSession(call, row) };
}

const sessionListing = listing.extend({
  status: z.enum(['open', 'complete', 'expired']).optional(),
});

export async function listSessions(call: ApiCall): Promise<Reply> {
  const { status, ...page } = readParameters(sessionListing, call.form);
  const where = status === undefined ? [] : [sql`data -> 'object' ->> 'status' = ${status}`];
  return listObjects(call, { kind: 'checkout_session', url: '/v1/checkout/sessions' }, page, where);
}
