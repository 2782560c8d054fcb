import { Failure } from '@elan/domain/failure';
import { timestamp } from '@elan/domain/timestamp';
import { and, eq, lt, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';

const place = z.tuple([timestamp, z.uuid()]);

/** Writes the end of a page as the opaque cursor that requests the next one. */
export function writeCursor(end: PageEnd): string {
  return Buffer.from(JSON.stringify([end.at.toISOString(), end.id])).toString('base64url');
}

/**
 * @returns the end of the previous page. @throws Failure `malformed` when the cursor is not one of
 * ours.
 */
export function readCursor(cursor: string | undefined): PageEnd | undefined {
  if (cursor === undefined) return undefined;
  const parsed = place.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!parsed.success) throw new Failure('malformed', { detail: 'cursor' });
  const [at, id] = parsed.data;
  return { at: new Date(at), id };
}

/**
 * Takes the rows of a page from the `size` + 1 rows that were requested; the extra row shows that
 * there are more.
 */
export function pageOf<Row extends { readonly id: string }>(
  rows: readonly Row[],
  size: number,
  momentOf: (row: Row) => Date,
): { readonly page: Row[]; readonly nextCursor: string | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  const more = rows.length > size && last !== undefined;
  return { page, nextCursor: more ? writeCursor({ at: momentOf(last), id: last.id }) : null };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The end of a page of a list, newest first. */
export interface PageEnd {
  readonly at: Date;
  readonly id: string;
}

/** The condition for the rows after a page; none for the first page. */
export function following(
  moment: AnyPgColumn,
  id: AnyPgColumn,
  after: PageEnd | undefined,
): SQL | undefined {
  return after && or(lt(moment, after.at), and(eq(moment, after.at), lt(id, after.id)));
}
