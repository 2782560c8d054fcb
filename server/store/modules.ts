import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import type { VersionCause } from '@elan/domain/project/versions';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../outside/database.ts';
import { prepared } from './prepared.ts';
import { projectModules } from './schema.ts';

const { placeholder } = sql;

/** Which module of which project, and whose. */
export interface ModulePlace {
  readonly userId: string;
  readonly projectId: string;
  readonly module: string;
}

/** What a save changes; a flag that is undefined stays as it was. */
export interface ModuleChange {
  readonly data: ModuleContent;
  readonly hasContent: boolean | undefined;
  readonly answersComplete: boolean | undefined;
  readonly cause: VersionCause;
}

/**
 * Merges a change into a module, in one statement, provided that it still is as `base` says.
 * @param base the `lastUpdated` the change began from; null where nothing was saved.
 * @returns the new `lastUpdated`, or undefined when the module had changed.
 */
export async function mergeModule(
  tx: Transaction,
  place: ModulePlace,
  change: ModuleChange,
  base: Date | null,
  now: Date,
): Promise<Date | undefined> {
  const values = {
    ...place,
    data: JSON.stringify(change.data),
    hasContent: change.hasContent ?? null,
    answersComplete: change.answersComplete ?? null,
    cause: change.cause,
    now: now.toISOString(),
  };
  const [merged] =
    base === null
      ? await insertion(tx).execute(values)
      : await merging(tx).execute({ ...values, base: base.toISOString() });
  return merged?.lastUpdated;
}

const insertion = prepared((connection) =>
  connection
    .insert(projectModules)
    .values({
      userId: placeholder('userId'),
      projectId: placeholder('projectId'),
      module: placeholder('module'),
      data: sql`${placeholder('data')}::jsonb`,
      hasContent: sql`coalesce(${placeholder('hasContent')}::boolean, false)`,
      answersComplete: sql`coalesce(${placeholder('answersComplete')}::boolean, false)`,
      cause: placeholder('cause'),
      lastUpdated: sql`${placeholder('now')}::timestamptz`,
    })
    .onConflictDoNothing()
    .returning({ lastUpdated: projectModules.lastUpdated })
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
      // Two saves in one millisecond, or a clock set back, still leave different stamps.
      lastUpdated: sql`greatest(${placeholder('now')}::timestamptz, ${projectModules.lastUpdated} + interval '1 millisecond')`,
    })
    .where(
      and(
        eq(projectModules.projectId, placeholder('projectId')),
        eq(projectModules.module, placeholder('module')),
        eq(projectModules.userId, placeholder('userId')),
        sql`${projectModules.lastUpdated} = ${placeholder('base')}::timestamptz`,
      ),
    )
    .returning({ lastUpdated: projectModules.lastUpdated })
    .prepare('merge_module'),
);

/** What stands in a module: its content, how it came to be, and when. */
export type StoredModule = Pick<
  typeof projectModules.$inferSelect,
  'data' | 'cause' | 'lastUpdated'
>;

/** Reads a module in a transaction that holds its project, so that nobody changes it meanwhile. */
export async function readModule(
  tx: Transaction,
  { userId, projectId, module }: ModulePlace,
): Promise<StoredModule | undefined> {
  const [row] = await reading(tx).execute({ userId, projectId, module });
  return row;
}

const reading = prepared((connection) =>
  connection
    .select({
      data: projectModules.data,
      cause: projectModules.cause,
      lastUpdated: projectModules.lastUpdated,
    })
    .from(projectModules)
    .where(
      and(
        eq(projectModules.projectId, placeholder('projectId')),
        eq(projectModules.module, placeholder('module')),
        eq(projectModules.userId, placeholder('userId')),
      ),
    )
    .prepare('read_module'),
);
