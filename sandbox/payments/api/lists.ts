import type { Kind } from '../store/kinds.ts';
import { findRow, listRows, type Selection } from '../store/rows.ts';
import { ApiError } from './apiError.ts';
import type { ApiCall, Reply } from './call.ts';
import { expandPaths } from './expand.ts';

export interface Page {
  readonly limit: number;
  readonly starting_after?: string | undefined;
  readonly expand?: readonly string[] | undefined;
}

/** One page of a list, newest first. @param selection which rows it is made of. */
export async function listObjects(
  call: ApiCall,
  list: { readonly kind: Kind; readonly url: string; readonly what: string },
  page: Page,
  selection: Omit<Selection, 'limit' | 'after'>,
): Promise<Reply> {
  const after = page.starting_after;
  if (after !== undefined && !(await findRow(call.tx, list.kind, after))) {
    throw ApiError.missing(list.what, after, 'starting_after');
  }
  const rows = await listRows(call.tx, list.kind, { ...selection, after, limit: page.limit + 1 });
  const body = {
    object: 'list',
    data: rows.slice(0, page.limit).map((row) => row.data.object),
    has_more: rows.length > page.limit,
    url: list.url,
  };
  return { body: await expandPaths(call, body, page.expand) };
}
