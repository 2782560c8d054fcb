import type { SQL } from 'drizzle-orm';
import { premiumPrice } from '../objects.ts';
import {
  type Context,
  findRow,
  type Kind,
  type LiveCustomer,
  listRows,
  lockCustomer,
} from '../store.ts';
import { ApiError } from './apiError.ts';
import { type ApiCall, expandOnly, type Reply, readParameters } from './parameters.ts';

/** The kinds that a call can read or expand, by the prefix of their ids, and their names in refusals. */
const expandable: Readonly<Record<string, Kind>> = {
  cus: 'customer',
  in: 'invoice',
  pm: 'payment_method',
  sub: 'subscription',
};

/** Answers a call for one object by its id. */
export function retrieve(kind: Kind, what: string) {
  return async (call: ApiCall): Promise<Reply> => {
    const sent = readParameters(expandOnly, call.form);
    const row = await findRow(call.tx, kind, call.id);
    if (!row) throw ApiError.missing(what, call.id, 'path');
    return { body: await expandPaths(call, row.data.object, sent.expand) };
  };
}

/** Answers with one page of a list, newest first. */
export async function listObjects(
  call: ApiCall,
  list: { readonly kind: Kind; readonly url: string },
  page: {
    readonly limit: number;
    readonly expand?: readonly string[] | undefined;
    readonly customer?: string | undefined;
  },
  where: readonly SQL[] = [],
): Promise<Reply> {
  const { limit, customer: parent } = page;
  const rows = await listRows(call.tx, list.kind, { parent, where, limit: limit + 1 });
  const body = {
    object: 'list',
    data: rows.slice(0, limit).map((row) => row.data.object),
    has_more: rows.length > limit,
    url: list.url,
  };
  return { body: await expandPaths(call, body, page.expand) };
}

/**
 * Replaces ids by their objects, at paths such as `data.default_payment_method`
 * (https://docs.stripe.com/api/expanding_objects).
 * @returns a copy.
 * @throws ApiError if a path does not lead to an object.
 */
export async function expandPaths(
  context: Context,
  body: object,
  paths: readonly string[] = [],
): Promise<object> {
  let expanded = body;
  for (const path of paths) expanded = await expandAt(context, expanded, path.split('.'), path);
  return expanded;
}

async function expandAt(
  context: Context,
  value: object,
  [field, ...rest]: readonly string[],
  path: string,
): Promise<object> {
  if (field === undefined) return value;
  if (Array.isArray(value)) {
    const items: object[] = [];
    for (const item of value) items.push(await expandAt(context, item, [field, ...rest], path));
    return items;
  }
  const found: unknown = Reflect.get(value, field);
  if (found === null) return value;
  const target = typeof found === 'string' ? await load(context, found) : found;
  if (typeof target !== 'object' || target === null) {
    throw ApiError.invalid(`This property cannot be expanded (${path}).`, 'expand');
  }
  return { ...value, [field]: await expandAt(context, target, rest, path) };
}

async function load({ tx }: Context, id: string): Promise<object | undefined> {
  const kind = expandable[id.split('_', 1)[0] ?? ''];
  return kind && (await findRow(tx, kind, id))?.data.object;
}

/** Locks the customer that a call names. @param where as `ApiError.missing` takes it. */
export async function liveCustomer(
  call: ApiCall,
  id: string,
  where: string,
): Promise<LiveCustomer> {
  const customer = await lockCustomer(call, id);
  if (!customer) throw ApiError.missing('customer', id, where);
  return customer;
}

export async function retrievePrice({ id }: ApiCall): Promise<Reply> {
  if (id !== premiumPrice.id) throw ApiError.missing('price', id, 'path');
  return { body: premiumPrice };
}
