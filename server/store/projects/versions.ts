import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import { maxVersions, type VersionCause } from '@elan/domain/project/versions';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../adapters/database/database.ts';
import { moduleVersions } from '../schema.ts';
import type { ModulePlace, StoredModule } from './modules.ts';

/** Content of a module that is not current, either because it was replaced or because it was never applied. */
export interface KeptContent {
  readonly data: ModuleContent;
  readonly cause: VersionCause;
  readonly createdAt: Date;
}

/** A version that was just stored. */
export interface KeptVersion {
  readonly id: string;
  /** Net number of bytes by which the module's versions grew; negative if they shrank. */
  readonly added: number;
}

/** Stores a version of a module, and deletes the module's oldest ones beyond `maxVersions`. */
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
        where v.project_id = ${place.projectId} and v.module = ${place.module} and v.user_id = ${place.ownerId}
        order by v.created_at desc, v.id desc offset ${maxVersions})`,
    )
    .returning({ bytes: moduleVersions.bytes });
  return { id, added: sizeOf(kept) - sizeOf(dropped) };
}

/**
 * Deletes the oldest versions of a module until at least `bytes` are freed or only `but` is left.
 * @param but the id of a version to keep, whatever its age.
 */
export async function dropOldestVersions(
  tx: Transaction,
  { ownerId, projectId, module }: ModulePlace,
  but: string,
  bytes: number,
): Promise<void> {
  await tx.delete(moduleVersions).where(
    sql`${moduleVersions.id} in (
      select v.id from (
        select id, sum(bytes) over (order by created_at, id) - bytes as older
        from module_versions
        where project_id = ${projectId} and module = ${module} and user_id = ${ownerId} and id <> ${but}
      ) v where v.older < ${bytes})`,
  );
}

function sizeOf(rows: readonly { readonly bytes: number }[]): number {
  return rows.reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * Stores the content of a module before a change as a version.
 * @param lost that content (`lostBy`); if undefined, nothing is stored.
 */
export async function keepRemovedContent(
  tx: Transaction,
  place: ModulePlace,
  before: StoredModule | undefined,
  lost: ModuleContent | undefined,
): Promise<KeptVersion | undefined> {
  if (!before || !lost) return undefined;
  // The callers have compared the contents. With a full journal these are megabytes, so writing gets its own turn.
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

/** @returns the version with this id, if it belongs to the module. */
export async function findVersion(tx: Transaction, place: ModulePlace, id: string) {
  const [row] = await tx
    .select()
    .from(moduleVersions)
    .where(and(isAt(place), eq(moduleVersions.id, id)));
  return row;
}

/** @returns the content of an `offered` version of the module whose `field` is `text`, if any. */
export async function findOffered(
  tx: Transaction,
  place: ModulePlace,
  field: 'aiResponse' | 'aiAnalysis',
  text: string,
): Promise<ModuleContent | undefined> {
  const [row] = await tx
    .select({ data: moduleVersions.data })
    .from(moduleVersions)
    .where(
      and(
        isAt(place),
        eq(moduleVersions.cause, 'offered'),
        sql`${moduleVersions.data} ->> ${field} = ${text}`,
      ),
    )
    .limit(1);
  return row?.data;
}

function isAt({ ownerId, projectId, module }: ModulePlace): SQL | undefined {
  return and(
    eq(moduleVersions.projectId, projectId),
    eq(moduleVersions.module, module),
    eq(moduleVersions.ownerId, ownerId),
  );
}
