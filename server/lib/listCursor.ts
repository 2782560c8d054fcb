import { Failure } from '@elan/domain/failure';
import { text } from '@elan/domain/text';
import { timestamp } from '@elan/domain/timestamp';
import * as z from 'zod/mini';

/** Where a page ended: what its last row was in its place by, and the row's id. */
export interface ListEnd {
  readonly sortKey: string;
  readonly id: string;
}

/** An order, what the last row was in its place by, and its id: a name there, else a moment. */
const form = z.union([
  z.tuple([z.literal('name'), text(400), z.uuid()]),
  z.tuple([z.enum(['changed', 'created', 'deleted']), timestamp, z.uuid()]),
]);
type Order = z.infer<typeof form>[0];

/** @returns where the page before ended. @throws Failure `malformed` when the cursor is not of this order. */
export function pageEndIn(cursor: string | undefined, order: Order): ListEnd | undefined {
  if (cursor === undefined) return undefined;
  const parsed = form.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!parsed.success || parsed.data[0] !== order) {
    throw new Failure('malformed', { detail: 'cursor' });
  }
  const [, sortKey, id] = parsed.data;
  return { sortKey, id };
}

/** Parts the rows of a page, of which one more than `size` was asked for, from what tells that there are more. */
export function endedAt<Row extends ListEnd>(
  rows: readonly Row[],
  size: number,
  order: Order,
): { readonly shown: Row[]; readonly nextCursor: string | null } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  if (rows.length <= size || !last) return { shown, nextCursor: null };
  const place = JSON.stringify([order, last.sortKey, last.id]);
  return { shown, nextCursor: Buffer.from(place).toString('base64url') };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
