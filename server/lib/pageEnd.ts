import { and, eq, lt, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

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
