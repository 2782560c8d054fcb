import { Failure } from '@elan/domain/failure';
import { text } from '@elan/domain/text';
import { timestamp } from '@elan/domain/timestamp';
import * as z from 'zod/mini';
import { decodeCursor, encodeCursor } from './pageCursor.ts';

/** The end of a page of a list of projects: the sort key and the id of its last row. */
export interface ListEnd {
  readonly sortKey: string;
  readonly id: string;
}

/**
 * An order, the sort key of the last row, and its id; the key is a name in the order by name,
 * otherwise a time.
 */
const form = z.union([
  z.tuple([z.literal('name'), text(400), z.uuid()]),
  z.tuple([z.enum(['changed', 'created', 'deleted']), timestamp, z.uuid()]),
]);
type Order = z.infer<typeof form>[0];

/**
 * @returns the end of the previous page. @throws Failure `malformed` when the cursor is not of this
 * order.
 */
export function listEndIn(cursor: string | undefined, order: Order): ListEnd | undefined {
  if (cursor === undefined) return undefined;
  const [written, sortKey, id] = decodeCursor(cursor, form);
  if (written !== order) throw new Failure('malformed', { detail: 'cursor' });
  return { sortKey, id };
}

/** @returns a function that writes the end of a page in this order as a cursor. */
export function listCursor(order: Order): (end: ListEnd) => string {
  return ({ sortKey, id }) => encodeCursor([order, sortKey, id]);
}
