import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import { lostBy, maxVersions, type VersionCause } from '@elan/domain/project/versions';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../adapters/database/database.ts';
import type { ModulePlace, StoredModule } from './modules.ts';
import { moduleVersions } from './schema.ts';

/** A content of a module that does not stand there, or no longer. */
export interface KeptContent {
  readonly data: ModuleContent;
  readonly cause: VersionCause;
  readonly createdAt: Date;
}

/** A version that was kept just now. */
export interface KeptVersion {
  readonly id: string;
  /** By how much the versions of the module count for more in the account's storage than before; below 0 for less. */
  readonly added: number;
}

/** Keeps a version; of the versions of one module the newest stay (`maxVersions`). */
export async function keepVersion(
  tx: Transaction,
  place: ModulePlace,
  version: KeptContent,
): Promise<KeptVersion> {
  const id = randomUUID();
  const kept = await tx
    .insert(moduleVersions)
    .values({ id, ...place, ...version })
    .returning({ bytes: moduleVersions.bytes });
  const dropped = await tx
    .delete(moduleVersions)
    .where(
      sql`${moduleVersions.id} in (
        select v.id from module_versions v
        where v.project_id = ${place.projectId} and v.module = ${place.module} and v.user_id = ${place.userId}
        order by v.created_at desc, v.id desc offset ${maxVersions})`,
    )
    .returning({ bytes: moduleVersions.bytes });
  return { id, added: sizeOf(kept) - sizeOf(dropped) };
}

/**
 * Drops the oldest versions of a module, as many as it takes to free `bytes`, or all of them but one.
 * @param but the id of the one that stays, whatever its age.
 */
export async function dropOldestVersions(
  tx: Transaction,
  { userId, projectId, module }: ModulePlace,
  but: string,
  bytes: number,
): Promise<void> {
  await tx.delete(moduleVersions).where(
    sql`${moduleVersions.id} in (
      select v.id from (
        select id, sum(bytes) over (order by created_at, id) - bytes as older
        from module_versions
        where project_id = ${projectId} and module = ${module} and user_id = ${userId} and id <> ${but}
      ) v where v.older < ${bytes})`,
  );
}

function sizeOf(rows: readonly { readonly bytes: number }[]): number {
  return rows.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Keeps what a change that was made took away from a module. @returns undefined where it took nothing. */
export async function keepWhatWent(
  tx: Transaction,
  place: ModulePlace,
  before: StoredModule | undefined,
  change: ModuleContent,
): Promise<KeptVersion | undefined> {
  const lost = before && lostBy(before.data, change);
  if (!lost) return undefined;
  // What is compared and what is written are megabytes, where a journal is full: a turn of the event loop each.
  await nextTurn();
  const { cause, lastUpdated: createdAt } = before;
  return keepVersion(tx, place, { data: lost, cause, createdAt });
}

/** @returns the versions of a module without their content, newest first. */
export function listVersions(tx: Transaction, place: ModulePlace) {
  return tx
    .select({
      id: moduleVersions.id,
      cause: moduleVersions.cause,
      createdAt: moduleVersions.createdAt,
    })
    .from(moduleVersions)
    .where(isAt(place))
    .orderBy(desc(moduleVersions.createdAt), desc(moduleVersions.id));
}

/** @returns one version of a module, or undefined. */
export async function findVersion(tx: Transaction, place: ModulePlace, id: string) {
  const [row] = await tx
    .select()
    .from(moduleVersions)
    .where(and(isAt(place), eq(moduleVersions.id, id)));
  return row;
}

function isAt({ userId, projectId, module }: ModulePlace): SQL | undefined {
  return and(
    eq(moduleVersions.projectId, projectId),
    eq(moduleVersions.module, module),
    eq(moduleVersions.userId, userId),
  );
}
