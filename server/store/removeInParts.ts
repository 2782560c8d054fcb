import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../adapters/database/database.ts';
import { moduleVersions, projectModules, projectRows } from './schema.ts';

/**
 * What one statement locks or removes at most: projects, rows of what is in them, and bytes of these, but for one row that
 * alone has more. The embedded database answers a statement within one turn of the event loop
 * (docs/decisions/0046-event-loop-limit-of-100-ms.md).
 */
const projectsAtOnce = 100;
const rowsAtOnce = 200;
const bytesAtOnce = 5_000_000;

/** Locks a person's projects, those in the bin too: what is in them is locked by no transaction that does not hold them. */
export async function lockProjects(tx: Transaction, userId: string): Promise<void> {
  for await (const ids of projectsOf(tx, userId)) {
    await tx
      .select({ id: projectRows.id })
      .from(projectRows)
      .where(inArray(projectRows.id, ids))
      .for('update');
  }
}

/** Removes a person's projects, those in the bin too, with everything in them; they are locked. */
export async function removeProjects(tx: Transaction, userId: string): Promise<void> {
  for await (const ids of projectsOf(tx, userId)) {
    await removeContents(tx, ids);
    await tx.delete(projectRows).where(inArray(projectRows.id, ids));
  }
}

/** Removes the modules of projects and their versions; the projects are locked. */
export async function removeContents(
  tx: Transaction,
  projectIds: readonly string[],
): Promise<void> {
  for (const table of [projectModules, moduleVersions] as const) {
    while ((await removeSome(tx, table, inArray(table.projectId, [...projectIds]))) > 0);
  }
}

/** @returns how many rows went. */
async function removeSome(
  tx: Transaction,
  table: typeof projectModules | typeof moduleVersions,
  which: SQL,
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${table} where ctid = any(array(
      select ctid from (
        select ctid, sum(bytes) over (order by ctid) - bytes as before
        from (select ctid, bytes from ${table} where ${which} limit ${rowsAtOnce}) as some_rows
      ) as sized where before < ${bytesAtOnce}))`);
  return rowCount ?? 0;
}

/** The ids of a person's projects, a part at a time, by when they were changed: one that is changed comes again. */
async function* projectsOf(tx: Transaction, userId: string): AsyncGenerator<string[]> {
  const { id, updatedAt } = projectRows;
  let after: SQL | undefined;
  for (;;) {
    const part = await tx
      .select({ id, updatedAt })
      .from(projectRows)
      .where(and(eq(projectRows.userId, userId), after))
      .orderBy(asc(updatedAt), asc(id))
      .limit(projectsAtOnce);
    const last = part.at(-1);
    if (last === undefined) return;
    yield part.map((project) => project.id);
    after = sql`(${updatedAt}, ${id}) > (${last.updatedAt.toISOString()}::timestamptz, ${last.id}::uuid)`;
  }
}
