import { Failure } from '@elan/domain/failure';
import { timestamp } from '@elan/domain/timestamp';
import { and, eq, lt, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';

/** Encodes the end of a page as an opaque cursor for the next page. */
export function encodeCursor(end: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(end)).toString('base64url');
}

/**
 * @param form the schema of this list's page ends.
 * @returns the end of a page encoded in the cursor.
 * @throws Failure `malformed` if the cursor does not match the schema.
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
 * Splits off the page from up to `size` + 1 rows; an extra row indicates that there are more.
 * @param cursorOf returns the cursor for the next page, given the last row.
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

/** Position of the last row of a page that is sorted newest first. */
export interface PageEnd {
  readonly at: Date;
  readonly id: string;
}

export function writeCursor({ at, id }: PageEnd): string {
  return encodeCursor([at.toISOString(), id]);
}

const newestFirst = z.tuple([timestamp, z.uuid()]);

/**
 * @returns the `PageEnd` in the cursor; undefined without a cursor.
 * @throws Failure `malformed`.
 */
export function readCursor(cursor: string | undefined): PageEnd | undefined {
  if (cursor === undefined) return undefined;
  const [at, id] = decodeCursor(cursor, newestFirst);
  return { at: new Date(at), id };
}

/** @returns the SQL condition for the rows after a page; undefined for the first page. */
export function following(
  moment: AnyPgColumn,
  id: AnyPgColumn,
  after: PageEnd | undefined,
): SQL | undefined {
  return after && or(lt(moment, after.at), and(eq(moment, after.at), lt(id, after.id)));
}
