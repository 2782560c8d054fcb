import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import type { Sitting, VersionCause } from '@elan/domain/project/versions';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../adapters/database/database.ts';
import { projectModules } from '../schema.ts';
import { prepared } from '../statements.ts';

const { placeholder } = sql;

/** A module of a project, and its owner. */
export interface ModulePlace {
  readonly ownerId: string;
  readonly projectId: string;
  readonly module: string;
}

/** The fields that a save changes; a flag that is undefined is not changed. */
export interface ModuleChange {
  readonly data: ModuleContent;
  readonly hasContent: boolean | undefined;
  readonly answersComplete: boolean | undefined;
  readonly cause: VersionCause;
  /** Null where the next save may not share a version with this change. */
  readonly sitting: Sitting | null;
}

/** A module after a change. */
export interface MergedModule {
  readonly lastUpdated: Date;
  /** Its size in the account's storage. */
  readonly bytes: number;
}

/**
 * Merges a change into a module, in one statement, provided that it is still as of `base`.
 * @param base the `lastUpdated` on which the change is based; null where nothing was saved.
 * @returns undefined when the module had changed.
 */
export async function mergeModule(
  tx: Transaction,
  place: ModulePlace,
  change: ModuleChange,
  base: Date | null,
  now: Date,
): Promise<MergedModule | undefined> {
  const values = {
    ...place,
    data: JSON.stringify(change.data),
    hasContent: change.hasContent ?? null,
    answersComplete: change.answersComplete ?? null,
    cause: change.cause,
    sittingBy: change.sitting?.by ?? null,
    sittingSince: change.sitting?.since.toISOString() ?? null,
    now: now.toISOString(),
  };
  const [merged] =
    base === null
      ? await insertion(tx).execute(values)
      : await merging(tx).execute({ ...values, base: base.toISOString() });
  return merged;
}

const insertion = prepared((connection) =>
  connection
    .insert(projectModules)
    .values({
      ownerId: placeholder('ownerId'),
      projectId: placeholder('projectId'),
      module: placeholder('module'),
      data: sql`${placeholder('data')}::jsonb`,
      hasContent: sql`coalesce(${placeholder('hasContent')}::boolean, false)`,
      answersComplete: sql`coalesce(${placeholder('answersComplete')}::boolean, false)`,
      cause: placeholder('cause'),
      sittingBy: placeholder('sittingBy'),
      sittingSince: sql`${placeholder('sittingSince')}::timestamptz`,
      lastUpdated: sql`${placeholder('now')}::timestamptz`,
    })
    .onConflictDoNothing()
    .returning({ lastUpdated: projectModules.lastUpdated, bytes: projectModules.bytes })
    .prepare('insert_module'),
);

const merging = prepared((connection) =>
  connection
    .update(projectModules)
    .set({
      data: sql`${projectModules.data} || ${placeholder('data')}::jsonb`,
      hasContent: sql`coalesce(${placeholder('hasContent')}::boolean, ${projectModules.hasContent})`,
      answersComplete: sql`coalesce(${placeholder('answersComplete')}::boolean, ${projectModules.answersComplete})`,
      cause: sql`${placeholder('cause')}`,
      sittingBy: sql`${placeholder('sittingBy')}::text`,
      sittingSince: sql`${placeholder('sittingSince')}::timestamptz`,
      // Two saves in one millisecond, or after a clock set back, still get different times.
      lastUpdated: sql`greatest(${placeholder('now')}::timestamptz, ${projectModules.lastUpdated} + interval '1 millisecond')`,
    })
    .where(
      and(
        eq(projectModules.projectId, placeholder('projectId')),
        eq(projectModules.module, placeholder('module')),
        eq(projectModules.ownerId, placeholder('ownerId')),
        sql`${projectModules.lastUpdated} = ${placeholder('base')}::timestamptz`,
      ),
    )
    .returning({ lastUpdated: projectModules.lastUpdated, bytes: projectModules.bytes })
    .prepare('merge_module'),
);

/** Puts modules into a project that this transaction made. */
export async function insertModules(
  tx: Transaction,
  { ownerId, projectId }: Omit<ModulePlace, 'module'>,
  modules: readonly {
    readonly module: string;
    readonly data: ModuleContent;
    readonly hasContent: boolean;
    readonly answersComplete: boolean;
  }[],
  now: Date,
): Promise<void> {
  if (modules.length === 0) return;
  await tx
    .insert(projectModules)
    .values(modules.map((one) => ({ ...one, ownerId, projectId, lastUpdated: now })));
}

/**
 * The contents of a module, how and when they were made, and their size in the account's storage.
 */
export interface StoredModule
  extends Pick<typeof projectModules.$inferSelect, 'data' | 'cause' | 'lastUpdated' | 'bytes'> {
  readonly sitting: Sitting | null;
}

/**
 * Reads a module in a transaction that holds its project, so that it cannot change in the meantime.
 */
export async function readModule(
  tx: Transaction,
  { ownerId, projectId, module }: ModulePlace,
): Promise<StoredModule | undefined> {
  const [row] = await reading(tx).execute({ ownerId, projectId, module });
  if (!row) return undefined;
  const { sittingBy: by, sittingSince: since, ...stored } = row;
  return { ...stored, sitting: by !== null && since !== null ? { by, since } : null };
}

const reading = prepared((connection) =>
  connection
    .select({
      data: projectModules.data,
      cause: projectModules.cause,
      lastUpdated: projectModules.lastUpdated,
      sittingBy: projectModules.sittingBy,
      sittingSince: projectModules.sittingSince,
      bytes: projectModules.bytes,
    })
    .from(projectModules)
    .where(
      and(
        eq(projectModules.projectId, placeholder('projectId')),
        eq(projectModules.module, placeholder('module')),
        eq(projectModules.ownerId, placeholder('ownerId')),
      ),
    )
    .prepare('read_module'),
);

/** @returns the size of a module in its account's storage, in bytes; 0 if there is none. */
export async function storedSize(
  tx: Transaction,
  { ownerId, projectId, module }: ModulePlace,
): Promise<number> {
  const [row] = await tx
    .select({ bytes: projectModules.bytes })
    .from(projectModules)
    .where(
      and(
        eq(projectModules.projectId, projectId),
        eq(projectModules.module, module),
        eq(projectModules.ownerId, ownerId),
      ),
    );
  return row?.bytes ?? 0;
}
