import { premiumPrice, premiumPriceId } from '../objects/price.ts';
import type { Kind } from '../store/kinds.ts';
import { findRow } from '../store/rows.ts';
import type { Work } from '../work.ts';
import { ApiError } from './apiError.ts';

const kindOfPrefix: Readonly<Record<string, Kind>> = {
  cus: 'customer',
  cs: 'checkout_session',
  sub: 'subscription',
  in: 'invoice',
  pm: 'payment_method',
};

/**
 * Puts objects in the place of their ids, at the paths asked for, such as `data.default_payment_method`
 * (https://docs.stripe.com/api/expanding_objects).
 * @returns a copy.
 * @throws ApiError where a path leads nowhere.
 */
export async function expandPaths(
  work: Work,
  body: object,
  paths: readonly string[] = [],
): Promise<object> {
  let expanded = body;
  for (const path of paths) {
    expanded = await expandAt(work, expanded, path.split('.'), path);
  }
  return expanded;
}

async function expandAt(
  work: Work,
  value: object,
  [field, ...rest]: readonly string[],
  path: string,
): Promise<object> {
  if (field === undefined) return value;
  if (Array.isArray(value)) {
    const items: object[] = [];
    for (const item of value) items.push(await expandAt(work, item, [field, ...rest], path));
    return items;
  }
  const found: unknown = Reflect.get(value, field);
  if (found === undefined) throw cannotExpand(path);
  if (found === null) return value;
  const target = typeof found === 'string' ? await load(work, found) : found;
  if (typeof target !== 'object' || target === null) throw cannotExpand(path);
  return { ...value, [field]: await expandAt(work, target, rest, path) };
}

async function load(work: Work, id: string): Promise<object | undefined> {
  if (id === premiumPriceId) return premiumPrice;
  const kind = kindOfPrefix[id.split('_', 1)[0] ?? ''];
  const row = kind && (await findRow(work.tx, kind, id));
  return row?.data.object;
}

function cannotExpand(path: string): ApiError {
  return ApiError.invalid(`This property cannot be expanded (${path}).`, 'expand');
}
