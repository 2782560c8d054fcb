import type { SQL } from 'drizzle-orm';
import type * as z from 'zod';
import { premiumPrice } from '../objects.ts';
import {
  type Context,
  findRow,
  type Kind,
  type LiveCustomer,
  listRows,
  lockCustomer,
} from '../store.ts';
import {
  type ApiCall,
  expandOnly,
  type listing,
  type Reply,
  readParameters,
} from './parameters.ts';
import { missing } from './refusals.ts';

/** Creates the handler that returns one object by its id. @param what the object's name in error messages. */
export function retrieve(kind: Kind, what: string) {
  return async (call: ApiCall): Promise<Reply> => {
    const { expand } = readParameters(expandOnly, call.form);
    const row = await findRow(call.tx, kind, call.id);
    if (!row) throw missing(what, call.id, 'path');
    const { object } = row.data;
    return { body: expand ? await withCards(call, object) : object };
  };
}

/** Returns the newest objects of a kind, newest first. */
export async function listObjects(
  call: ApiCall,
  list: { readonly kind: Kind; readonly url: string },
  { limit, customer: parent, expand }: z.output<typeof listing>,
  where: readonly SQL[] = [],
): Promise<Reply> {
  const rows = await listRows(call.tx, list.kind, { parent, where, limit: limit + 1 });
  const data: object[] = [];
  for (const { data: stored } of rows.slice(0, limit)) {
    data.push(expand ? await withCards(call, stored.object) : stored.object);
  }
  return { body: { object: 'list', data, has_more: rows.length > limit, url: list.url } };
}

/** @returns a copy of the object in which card ids are replaced by the cards. */
async function withCards(context: Context, object: object): Promise<object> {
  const copy: Record<string, unknown> = { ...object };
  for (const [field, value] of Object.entries(object)) {
    if (field === 'default_payment_method' && typeof value === 'string') {
      copy[field] = (await findRow(context.tx, 'payment_method', value))?.data.object ?? null;
    } else if (field === 'invoice_settings') copy[field] = await withCards(context, value);
  }
  return copy;
}

/**
 * Locks the customer with this id.
 * @param where the same as for `missing`.
 * @throws Refusal if there is no such customer.
 */
export async function liveCustomer(
  call: ApiCall,
  id: string,
  where: string,
): Promise<LiveCustomer> {
  const customer = await lockCustomer(call, id);
  if (!customer) throw missing('customer', id, where);
  return customer;
}

export async function retrievePrice({ id }: ApiCall): Promise<Reply> {
  if (id !== premiumPrice.id) throw missing('price', id, 'path');
  return { body: premiumPrice };
}
