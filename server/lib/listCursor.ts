import { Failure } from '@elan/domain/failure';
import { text } from '@elan/domain/text';
import { timestamp } from '@elan/domain/timestamp';
import * as z from 'zod/mini';

/** The end of a page: the sort key and the id of its last row. */
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
export function pageEndIn(cursor: string | undefined, order: Order): ListEnd | undefined {
  if (cursor === undefined) return undefined;
  const parsed = form.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!parsed.success || parsed.data[0] !== order) {
    throw new Failure('malformed', { detail: 'cursor' });
  }
  const [, sortKey, id] = parsed.data;
  return { sortKey, id };
}

/**
 * Takes the rows of a page from the `size` + 1 rows that were requested; the extra row shows that
 * there are more.
 */
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
