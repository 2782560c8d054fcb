import * as z from 'zod';
import { previousOf } from '../billing/changes.ts';
import { endCustomer } from '../billing/endCustomer.ts';
import { createCustomer } from '../objects/customer.ts';
import { secondsOf } from '../objects/seconds.ts';
import type { Customer } from '../objects/shapes.ts';
import { isLive, type LiveCustomer, lockCustomer, saveCustomer } from '../store/customers.ts';
import { findRow, insertRow } from '../store/rows.ts';
import { emit } from '../webhooks/emit.ts';
import { ApiError } from './apiError.ts';
import { type ApiCall, idOf, type Reply } from './call.ts';
import { expandPaths } from './expand.ts';
import { expand, mergeMetadata, metadata, name, readParameters } from './parameters.ts';
import { ownPaymentMethod } from './paymentMethods.ts';

const fields = {
  email: z.string().max(512).optional(),
  name: name.optional(),
  description: name.optional(),
  phone: name.optional(),
  preferred_locales: z.array(z.string().max(20)).max(10).optional(),
  metadata: metadata.optional(),
  expand,
};
const creation = z.strictObject(fields);
const update = z.strictObject({
  ...fields,
  invoice_settings: z.strictObject({ default_payment_method: name }).optional(),
});

export async function createOne(call: ApiCall): Promise<Reply> {
  const sent = readParameters(creation, call.form);
  const object = createCustomer(
    {
      email: sent.email ?? null,
      name: sent.name ?? null,
      description: sent.description ?? null,
      phone: sent.phone ?? null,
      preferred_locales: sent.preferred_locales ?? [],
      metadata: mergeMetadata({}, sent.metadata),
    },
    secondsOf(call.now),
  );
  await insertRow(call.tx, 'customer', {
    id: object.id,
    data: { object, secondsAhead: 0, paymentsToFail: 0 },
  });
  await emit(call, 'customer.created', { customer: object.id, object });
  return { body: await expandPaths(call, object, sent.expand) };
}

/** Answers with a deleted customer too, as one that is deleted. */
export async function retrieveOne(call: ApiCall): Promise<Reply> {
  const sent = readParameters(z.strictObject({ expand }), call.form);
  const row = await findRow(call.tx, 'customer', idOf(call));
  if (!row) throw ApiError.missing('customer', idOf(call), 'path');
  return { body: await expandPaths(call, row.data.object, sent.expand) };
}

export async function updateOne(call: ApiCall): Promise<Reply> {
  const sent = readParameters(update, call.form);
  const customer = await liveCustomer(call, idOf(call), 'path');
  const before = customer.object;
  const method = sent.invoice_settings?.default_payment_method;
  if (method !== undefined) await ownPaymentMethod(call, method, before.id);
  const after: Customer = {
    ...before,
    email: sent.email ?? before.email,
    name: sent.name ?? before.name ?? null,
    description: sent.description ?? before.description,
    phone: sent.phone ?? before.phone ?? null,
    preferred_locales: sent.preferred_locales ?? before.preferred_locales ?? [],
    metadata: mergeMetadata(before.metadata, sent.metadata),
    invoice_settings: {
      ...before.invoice_settings,
      default_payment_method: method ?? before.invoice_settings.default_payment_method,
    },
  };
  await saveCustomer(call, { ...customer, object: after });
  const previous = previousOf(before, after);
  if (previous) {
    await emit(call, 'customer.updated', { customer: after.id, object: after, previous });
  }
  return { body: await expandPaths(call, after, sent.expand) };
}

/** Ends the customer's subscriptions and closes their payment pages; what is left of them is their id. */
export async function deleteOne(call: ApiCall): Promise<Reply> {
  const customer = await liveCustomer(call, idOf(call), 'path');
  return { body: await endCustomer(call, customer) };
}

/** Locks the customer that a call names. @param where as `ApiError.missing` takes it. */
export async function liveCustomer(
  call: ApiCall,
  id: string,
  where: string,
): Promise<LiveCustomer> {
  const customer = await lockCustomer(call, id);
  if (!customer || !isLive(customer)) throw ApiError.missing('customer', id, where);
  return customer;
}
