import * as z from 'zod';
import { expireSession } from '../billing/expireSession.ts';
import { createCheckoutSession } from '../objects/checkoutSession.ts';
import { premiumPriceId } from '../objects/price.ts';
import { dateOf, secondsOf } from '../objects/seconds.ts';
import { lockCustomer } from '../store/customers.ts';
import { findRow, insertRow } from '../store/rows.ts';
import { ApiError } from './apiError.ts';
import { type ApiCall, idOf, type Reply } from './call.ts';
import { liveCustomer } from './customers.ts';
import { expandPaths } from './expand.ts';
import { listObjects } from './lists.ts';
import {
  address,
  expand,
  flag,
  mergeMetadata,
  metadata,
  name,
  paging,
  readParameters,
  wholeNumber,
} from './parameters.ts';

/** The languages that the page speaks. */
export const locale = z.enum(['auto', 'en', 'en-GB', 'fr', 'fr-CA']);

const shortestLife = 30 * 60;
const longestLife = 24 * 60 * 60;

const creation = z.strictObject({
  mode: z.enum(['payment', 'setup', 'subscription']),
  customer: name,
  line_items: z
    .array(z.strictObject({ price: name, quantity: wholeNumber.pipe(z.number().min(1).max(99)) }))
    .length(1),
  success_url: address,
  cancel_url: address.optional(),
  client_reference_id: z.string().max(200).optional(),
  locale: locale.optional(),
  metadata: metadata.optional(),
  subscription_data: z.strictObject({ metadata: metadata.optional() }).optional(),
  expires_at: wholeNumber.optional(),
  expand,
  // What else callers ask for and is so anyway.
  ui_mode: z.literal('hosted_page').optional(),
  payment_method_types: z.array(z.literal('card')).optional(),
  payment_method_collection: z.literal('always').optional(),
  billing_address_collection: z.literal('auto').optional(),
  allow_promotion_codes: flag.pipe(z.literal(false)).optional(),
  automatic_tax: z.strictObject({ enabled: flag.pipe(z.literal(false)) }).optional(),
});

export async function createOne(call: ApiCall): Promise<Reply> {
  const sent = readParameters(creation, call.form);
  if (sent.mode !== 'subscription') {
    throw ApiError.invalid(
      `You specified \`${sent.mode}\` mode but passed a recurring price. Either switch to \`subscription\` mode or use only one-time prices.`,
      'mode',
    );
  }
  const [item] = sent.line_items;
  if (item?.price !== premiumPriceId) {
    throw ApiError.missing('price', item?.price ?? '', 'line_items[0][price]');
  }
  const customer = await liveCustomer(call, sent.customer, 'customer');
  const now = secondsOf(call.now);
  const expiresAt = sent.expires_at ?? now + longestLife;
  requireLife(expiresAt - now);
  const object = createCheckoutSession({
    customer: customer.object,
    quantity: item.quantity,
    successUrl: sent.success_url,
    cancelUrl: sent.cancel_url ?? null,
    clientReferenceId: sent.client_reference_id ?? null,
    locale: sent.locale ?? null,
    metadata: mergeMetadata({}, sent.metadata),
    expiresAt,
    now,
    pages: `${call.publicUrl}/sandbox/checkout`,
  });
  await insertRow(call.tx, 'checkout_session', {
    id: object.id,
    parent: customer.object.id,
    dueAt: dateOf(expiresAt),
    data: {
      object,
      subscriptionMetadata: mergeMetadata({}, sent.subscription_data?.metadata),
      quantity: item.quantity,
      authenticating: null,
    },
  });
  return { body: await expandPaths(call, object, sent.expand) };
}

function requireLife(seconds: number): void {
  // The caller's clock read the time a moment before ours did.
  if (seconds < shortestLife - 60) {
    throw ApiError.invalid(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      'expires_at',
    );
  }
  if (seconds > longestLife) {
    throw ApiError.invalid(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      'expires_at',
    );
  }
}

export async function retrieveOne(call: ApiCall): Promise<Reply> {
  const sent = readParameters(z.strictObject({ expand }), call.form);
  const row = await findRow(call.tx, 'checkout_session', idOf(call));
  if (!row) throw ApiError.missing('checkout.session', idOf(call), 'path');
  return { body: await expandPaths(call, row.data.object, sent.expand) };
}

export async function expireOne(call: ApiCall): Promise<Reply> {
  const sent = readParameters(z.strictObject({ expand }), call.form);
  const id = idOf(call);
  const parent = (await findRow(call.tx, 'checkout_session', id))?.parent;
  if (!parent) throw ApiError.missing('checkout.session', id, 'path');
  await lockCustomer(call, parent);
  const row = await findRow(call.tx, 'checkout_session', id);
  if (row?.data.object.status !== 'open') {
    throw ApiError.invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${row?.data.object.status}.`,
    );
  }
  return { body: await expandPaths(call, await expireSession(call, row), sent.expand) };
}

const listing = z.strictObject({
  ...paging,
  customer: name.optional(),
  subscription: name.optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
});

export async function list(call: ApiCall): Promise<Reply> {
  const { customer, subscription, status, ...page } = readParameters(listing, call.form);
  const kept = {
    kind: 'checkout_session',
    url: '/v1/checkout/sessions',
    what: 'checkout.session',
  } as const;
  return listObjects(call, kept, page, { parent: customer, fields: { subscription, status } });
}
