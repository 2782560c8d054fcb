import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../adapters/database/database.ts';
import { removeContents } from '../removeInParts.ts';
import { projectRows } from '../schema.ts';

/** Moves this user's project to the recycle bin. */
export async function binProject(
  tx: Transaction,
  ownerId: string,
  id: string,
  now: Date,
): Promise<void> {
  await tx
    .update(projectRows)
    .set({ deletedAt: now })
    .where(and(eq(projectRows.id, id), eq(projectRows.ownerId, ownerId)));
}

/**
 * Restores a project from the recycle bin, as the most recently changed one.
 * @returns false if this user has no such project in the bin.
 */
export async function unbinProject(
  tx: Transaction,
  ownerId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(projectRows)
    .set({ deletedAt: null, updatedAt: now })
    .where(isBinned(ownerId, id))
    .returning({ id: projectRows.id });
  return rows.length > 0;
}

/**
 * Locks a project in the recycle bin before it is removed.
 * @returns false if this user has no such project in the bin.
 */
export async function lockBinned(tx: Transaction, ownerId: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: projectRows.id })
    .from(projectRows)
    .where(isBinned(ownerId, id))
    .for('update');
  return rows.length > 0;
}

/** Permanently removes a locked project in the recycle bin, with its contents. */
export async function removeBinned(tx: Transaction, ownerId: string, id: string): Promise<void> {
  await removeContents(tx, [id]);
  await tx.delete(projectRows).where(isBinned(ownerId, id));
}

/** @returns up to `limit` projects of all users that were moved to the recycle bin before the given time. */
export function binnedBefore(db: Database, before: Date, limit: number) {
  return db
    .select({ id: projectRows.id, ownerId: projectRows.ownerId })
    .from(projectRows)
    .where(lt(projectRows.deletedAt, before))
    .limit(limit);
}

function isBinned(ownerId: string, id: string) {
  return and(
    eq(projectRows.id, id),
    eq(projectRows.ownerId, ownerId),
    isNotNull(projectRows.deletedAt),
  );
}
