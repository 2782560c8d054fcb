import { randomUUID } from 'node:crypto';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import { lostBy, maxVersions, type VersionCause } from '@elan/domain/project/versions';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../outside/database.ts';
import type { ModulePlace, StoredModule } from './modules.ts';
import { moduleVersions } from './schema.ts';

/** A content of a module that does not stand there, or no longer. */
export interface KeptContent {
  readonly data: ModuleContent;
  readonly cause: VersionCause;
  readonly createdAt: Date;
}

/** Keeps a version; of the versions of one module the newest stay (`maxVersions`). */
export async function keepVersion(
  tx: Transaction,
  place: ModulePlace,
  version: KeptContent,
): Promise<void> {
  await tx.insert(moduleVersions).values({ id: randomUUID(), ...place, ...version });
  await tx.delete(moduleVersions).where(
    sql`${moduleVersions.id} in (
      select v.id from module_versions v
      where v.project_id = ${place.projectId} and v.module = ${place.module} and v.user_id = ${place.userId}
      order by v.created_at desc, v.id desc offset ${maxVersions})`,
  );
}

/** Keeps what a change that was made took away from a module, if it took anything. */
export async function keepWhatWent(
  tx: Transaction,
  place: ModulePlace,
  before: StoredModule | undefined,
  change: ModuleContent,
): Promise<void> {
  const lost = before && lostBy(before.data, change);
  if (!lost) return;
  await keepVersion(tx, place, { data: lost, cause: before.cause, createdAt: before.lastUpdated });
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
