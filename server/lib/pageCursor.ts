import { Failure } from '@elan/domain/failure';
import { timestamp } from '@elan/domain/timestamp';
import { and, eq, lt, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';

/** Writes the end of a page as the opaque cursor that requests the next one. */
export function encodeCursor(end: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(end)).toString('base64url');
}

/**
 * @param form of the ends that this list has.
 * @returns the end in a cursor. @throws Failure `malformed` when it is not one of ours.
 */
export function decodeCursor<End>(cursor: string, form: z.ZodMiniType<End>): End {
  const parsed = form.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!parsed.success) throw new Failure('malformed', { detail: 'cursor' });
  return parsed.data;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/**
 * Takes the rows of a page from the `size` + 1 rows that were requested; the extra row shows that
 * there are more.
 * @param cursorOf makes the cursor of the next page from the last row.
 */
export function pageOf<Row>(
  rows: readonly Row[],
  size: number,
  cursorOf: (last: Row) => string,
): { readonly page: Row[]; readonly nextCursor: string | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  const hasMore = rows.length > size && last !== undefined;
  return { page, nextCursor: hasMore ? cursorOf(last) : null };
}

/** The end of a page of a list, newest first. */
export interface PageEnd {
  readonly at: Date;
  readonly id: string;
}

/** Writes such an end as a cursor. */
export function writeCursor({ at, id }: PageEnd): string {
  return encodeCursor([at.toISOString(), id]);
}

const newestFirst = z.tuple([timestamp, z.uuid()]);

/** @returns the end in such a cursor; undefined without one. @throws Failure `malformed`. */
export function readCursor(cursor: string | undefined): PageEnd | undefined {
  if (cursor === undefined) return undefined;
  const [at, id] = decodeCursor(cursor, newestFirst);
  return { at: new Date(at), id };
}

/** The condition for the rows after a page; none for the first page. */
export function following(
  moment: AnyPgColumn,
  id: AnyPgColumn,
  after: PageEnd | undefined,
): SQL | undefined {
  return after && or(lt(moment, after.at), and(eq(moment, after.at), lt(id, after.id)));
}
