import { Failure } from '@elan/domain/failure';
import { text } from '@elan/domain/text';
import { timestamp } from '@elan/domain/timestamp';
import * as z from 'zod/mini';
import { decodeCursor, encodeCursor } from './pageCursor.ts';

/** Position of the last row of a page of projects. */
export interface ListEnd {
  readonly sortKey: string;
  readonly id: string;
}

/**
 * The content of a cursor: the sort order, and the sort key and id of the last row. The key is a name when
 * sorted by name, otherwise a timestamp.
 */
const form = z.union([
  z.tuple([z.literal('name'), text(400), z.uuid()]),
  z.tuple([z.enum(['changed', 'created', 'deleted']), timestamp, z.uuid()]),
]);
type Order = z.infer<typeof form>[0];

/**
 * @returns the end of the previous page; undefined for the first page.
 * @throws Failure `malformed` if the cursor is invalid or from a list in another order.
 */
export function listEndIn(cursor: string | undefined, order: Order): ListEnd | undefined {
  if (cursor === undefined) return undefined;
  const [written, sortKey, id] = decodeCursor(cursor, form);
  if (written !== order) throw new Failure('malformed', { detail: 'cursor' });
  return { sortKey, id };
}

/** @returns a function that encodes the end of a page as a cursor. */
export function listCursor(order: Order): (end: ListEnd) => string {
  return ({ sortKey, id }) => encodeCursor([order, sortKey, id]);
}
