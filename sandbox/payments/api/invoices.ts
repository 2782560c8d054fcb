import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { payInvoice } from '../billing/payInvoice.ts';
import { lockCustomer } from '../store/customers.ts';
import { findRow } from '../store/rows.ts';
import { ApiError } from './apiError.ts';
import { type ApiCall, idOf, type Reply } from './call.ts';
import { expandPaths } from './expand.ts';
import { listObjects } from './lists.ts';
import { expand, flag, name, paging, readParameters } from './parameters.ts';
import { ownPaymentMethod } from './paymentMethods.ts';

export async function retrieveOne(call: ApiCall): Promise<Reply> {
  const sent = readParameters(z.strictObject({ expand }), call.form);
  const row = await findRow(call.tx, 'invoice', idOf(call));
  if (!row) throw ApiError.missing('invoice', idOf(call), 'path');
  return { body: await expandPaths(call, row.data.object, sent.expand) };
}

const paying = z.strictObject({
  payment_method: name.optional(),
  off_session: flag.optional(),
  expand,
});

/** Tries an open invoice. A refusal of the card is answered as one, and stays counted. */
export async function payOne(call: ApiCall): Promise<Reply> {
  const sent = readParameters(paying, call.form);
  const id = idOf(call);
  const parent = (await findRow(call.tx, 'invoice', id))?.parent;
  const customer = parent ? await lockCustomer(call, parent) : undefined;
  const invoice = (await findRow(call.tx, 'invoice', id))?.data.object;
  if (!customer || !invoice) throw ApiError.missing('invoice', id, 'path');
  if (invoice.status !== 'open') {
    const message = invoice.status === 'paid' ? 'Invoice is already paid' : 'Invoice is not open';
    throw ApiError.invalid(message, undefined, 'invoice_not_open');
  }
  if (sent.payment_method !== undefined) {
    await ownPaymentMethod(call, sent.payment_method, customer.object.id);
  }
  const owner = invoice.parent?.subscription_details?.subscription ?? '';
  const subscription = (await findRow(call.tx, 'subscription', owner))?.data.object;
  if (!subscription) throw new Error(`invoice ${id} has no subscription`);
  const decline = await payInvoice(call, {
    customer,
    subscription,
    invoice,
    scheduled: false,
    holderPresent: false,
    paymentMethod: sent.payment_method,
  });
  if (decline) {
    const code = decline === 'expired_card' ? decline : 'card_declined';
    const message =
      decline === 'expired_card' ? 'Your card has expired.' : 'Your card was declined.';
    const refusal = new ApiError(402, message, {
      type: 'card_error',
      code,
      decline_code: decline,
    });
    return { status: refusal.status, body: refusal.body };
  }
  const paid = await findRow(call.tx, 'invoice', id);
  return { body: await expandPaths(call, paid?.data.object ?? invoice, sent.expand) };
}

const listing = z.strictObject({
  ...paging,
  customer: name.optional(),
  subscription: name.optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
});

export async function list(call: ApiCall): Promise<Reply> {
  const { customer, subscription, status, ...page } = readParameters(listing, call.form);
  const kept = { kind: 'invoice', url: '/v1/invoices', what: 'invoice' } as const;
  const where =
    subscription === undefined
      ? []
      : [sql`data #>> '{object,parent,subscription_details,subscription}' = ${subscription}`];
  return listObjects(call, kept, page, { parent: customer, fields: { status }, where });
}
