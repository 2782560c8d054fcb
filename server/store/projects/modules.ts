import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import type { Sitting, VersionCause } from '@elan/domain/project/versions';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../adapters/database/database.ts';
import { projectModules } from '../schema.ts';
import { prepared } from '../statements.ts';

const { placeholder } = sql;

export interface ModulePlace {
  readonly ownerId: string;
  readonly projectId: string;
  readonly module: string;
}

/** The fields that a save changes. A flag that is undefined is left unchanged, or false in a new module. */
export interface ModuleChange {
  readonly data: ModuleContent;
  readonly hasContent: boolean | undefined;
  readonly answersComplete: boolean | undefined;
  readonly cause: VersionCause;
  /** Null if the next save may not share the last version. */
  readonly sitting: Sitting | null;
}

export interface MergedModule {
  readonly lastUpdated: Date;
  /** How many bytes the module uses of the account's storage. */
  readonly bytes: number;
}

/**
 * Merges a change into a module in one statement, provided that the module has not changed since `base`.
 * @param base the module's `lastUpdated` when the change was made; null if nothing was saved yet.
 * @returns undefined if the module has changed since `base`.
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
    .returning({ lastUpdated: projectModules.lastUpdated, bytes: projectModules.bytes }),
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
      // Ensures a later time even if two saves share a millisecond or the clock was set back.
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
    .returning({ lastUpdated: projectModules.lastUpdated, bytes: projectModules.bytes }),
);

/** Inserts a module into a project that was created in this transaction. */
export async function insertModule(
  tx: Transaction,
  place: ModulePlace,
  content: Pick<ModuleChange, 'data'> & {
    readonly hasContent: boolean;
    readonly answersComplete: boolean;
  },
  now: Date,
): Promise<void> {
  await tx.insert(projectModules).values({ ...place, ...content, lastUpdated: now });
}

/** A module's content, how and when it was created, and how many bytes it uses of the account's storage. */
export interface StoredModule
  extends Pick<typeof projectModules.$inferSelect, 'data' | 'cause' | 'lastUpdated' | 'bytes'> {
  readonly sitting: Sitting | null;
}

/** Reads a module. It may change before the commit, unless the transaction has touched or locked the project. */
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
    ),
);

/** @returns how many bytes a module uses of its account's storage; 0 if the module does not exist. */
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
