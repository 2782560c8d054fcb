import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../adapters/database/database.ts';
import { moduleVersions, projectModules, projectRows } from './schema.ts';

/**
 * Maximum number of projects, of content rows, and of bytes in these rows that one statement locks or removes (the row
 * that exceeds the bytes is still removed). Larger statements would block the event loop, on which the embedded
 * database runs (docs/decisions/0046-event-loop-limit-of-100-ms.md).
 */
const projectsAtOnce = 100;
const rowsAtOnce = 200;
const bytesAtOnce = 5_000_000;

/**
 * Locks a user's projects, including those in the recycle bin. This protects their contents too, since no transaction
 * locks a project's contents without locking the project.
 */
export async function lockProjects(tx: Transaction, ownerId: string): Promise<void> {
  for await (const ids of projectsOf(tx, ownerId)) {
    await tx
      .select({ id: projectRows.id })
      .from(projectRows)
      .where(inArray(projectRows.id, ids))
      .for('update');
  }
}

/** Removes a user's locked projects and their contents, including projects in the recycle bin. */
export async function removeProjects(tx: Transaction, ownerId: string): Promise<void> {
  for await (const ids of projectsOf(tx, ownerId)) {
    await removeContents(tx, ids);
    await tx.delete(projectRows).where(inArray(projectRows.id, ids));
  }
}

/** Removes the modules of locked projects, and all versions of these modules. */
export async function removeContents(
  tx: Transaction,
  projectIds: readonly string[],
): Promise<void> {
  for (const table of [projectModules, moduleVersions] as const) {
    while ((await removeSome(tx, table, inArray(table.projectId, [...projectIds]))) > 0);
  }
}

/** Removes one batch of the matching rows. @returns how many were removed; 0 if none is left. */
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

/**
 * Yields the ids of a user's projects in batches, ordered by last change. A project that is changed meanwhile may be
 * yielded again.
 */
async function* projectsOf(tx: Transaction, ownerId: string): AsyncGenerator<string[]> {
  const { id, updatedAt } = projectRows;
  let after: SQL | undefined;
  for (;;) {
    const part = await tx
      .select({ id, updatedAt })
      .from(projectRows)
      .where(and(eq(projectRows.ownerId, ownerId), after))
      .orderBy(asc(updatedAt), asc(id))
      .limit(projectsAtOnce);
    const last = part.at(-1);
    if (last === undefined) return;
    yield part.map((project) => project.id);
    after = sql`(${updatedAt}, ${id}) > (${last.updatedAt.toISOString()}::timestamptz, ${last.id}::uuid)`;
  }
}
