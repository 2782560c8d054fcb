import type { Transaction } from '@elan/server/adapters/database/database';
import { and, asc, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { sandboxPayments as rows } from '../../schema.ts';
import type { Kind, Kinds } from './kinds.ts';

export interface Row<K extends Kind> {
  readonly id: string;
  readonly parent: string | null;
  readonly dueAt: Date | null;
  readonly data: Kinds[K];
}

const columns = { id: rows.id, parent: rows.parent, dueAt: rows.dueAt, data: rows.data };

/** What a column of JSON holds is only known to who wrote it: these functions alone do. */
function typed<K extends Kind>(found: {
  id: string;
  parent: string | null;
  dueAt: Date | null;
  data: Record<string, unknown>;
}): Row<K> {
  return { ...found, data: found.data as unknown as Kinds[K] };
}

/** @param options.lock holds the row until the transaction ends. */
export async function findRow<K extends Kind>(
  tx: Transaction,
  kind: K,
  id: string,
  options: { readonly lock?: boolean } = {},
): Promise<Row<K> | undefined> {
  const query = tx
    .select(columns)
    .from(rows)
    .where(and(eq(rows.kind, kind), eq(rows.id, id)));
  const [found] = await (options.lock ? query.for('update') : query);
  return found && typed<K>(found);
}

/** @returns whether it was written: false where the id is taken. */
export async function insertRow<K extends Kind>(
  tx: Transaction,
  kind: K,
  row: Pick<Row<K>, 'id' | 'data'> & Partial<Pick<Row<K>, 'parent' | 'dueAt'>>,
): Promise<boolean> {
  const written = await tx
    .insert(rows)
    .values({
      id: row.id,
      kind,
      parent: row.parent ?? null,
      dueAt: row.dueAt ?? null,
      data: { ...row.data },
    })
    .onConflictDoNothing()
    .returning({ id: rows.id });
  return written.length > 0;
}

export async function saveRow<K extends Kind>(
  tx: Transaction,
  kind: K,
  row: Pick<Row<K>, 'id' | 'data' | 'dueAt'>,
): Promise<void> {
  await tx
    .update(rows)
    .set({ data: { ...row.data }, dueAt: row.dueAt })
    .where(and(eq(rows.kind, kind), eq(rows.id, row.id)));
}

export interface Selection {
  readonly parent?: string | undefined;
  /** Fields of the object and the text that each must have. */
  readonly fields?: Readonly<Record<string, string | undefined>>;
  /** Further conditions. */
  readonly where?: readonly SQL[];
  /** Only what is older than this one. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** Rows of a kind, newest first. */
export async function listRows<K extends Kind>(
  tx: Transaction,
  kind: K,
  selection: Selection,
): Promise<Row<K>[]> {
  const { parent, fields = {}, where = [], after, limit } = selection;
  const conditions = [
    eq(rows.kind, kind),
    ...(parent === undefined ? [] : [eq(rows.parent, parent)]),
    ...Object.entries(fields).flatMap(([field, value]) =>
      value === undefined ? [] : [sql`${rows.data} -> 'object' ->> ${field}::text = ${value}`],
    ),
    ...(after === undefined
      ? []
      : [
          sql`(${rows.createdAt}, ${rows.id}) < (select o.created_at, o.id from sandbox_payments o where o.id = ${after})`,
        ]),
    ...where,
  ];
  const found = await tx
    .select(columns)
    .from(rows)
    .where(and(...conditions))
    .orderBy(desc(rows.createdAt), desc(rows.id))
    .limit(limit);
  return found.map((row) => typed<K>(row));
}

/** Rows of a kind that are due, the one that is due longest first. @param options.take locks them and skips those of others. */
export async function dueRows<K extends Kind>(
  tx: Transaction,
  kind: K,
  now: Date,
  limit: number,
  options: { readonly take?: boolean } = {},
): Promise<Row<K>[]> {
  const query = tx
    .select(columns)
    .from(rows)
    .where(and(eq(rows.kind, kind), lte(rows.dueAt, now)))
    .orderBy(asc(rows.dueAt), asc(rows.createdAt))
    .limit(limit);
  const found = await (options.take ? query.for('update', { skipLocked: true }) : query);
  return found.map((row) => typed<K>(row));
}

/** Forgets rows of these kinds whose time is over. */
export async function deleteDueRows(
  tx: Transaction,
  kinds: readonly Kind[],
  now: Date,
): Promise<void> {
  await tx.delete(rows).where(and(inArray(rows.kind, [...kinds]), lte(rows.dueAt, now)));
}
