import type { SavedData } from '@elan/domain/project/moduleEntry';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../outside/database.ts';
import { projectModules } from './schema.ts';

/** Which module of which project, and whose. */
export interface ModulePlace {
  readonly userId: string;
  readonly projectId: string;
  readonly module: string;
}

/** What a save changes; a flag that is undefined stays as it was. */
export interface ModuleChange {
  readonly data: SavedData;
  readonly hasContent: boolean | undefined;
  readonly answersComplete: boolean | undefined;
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
  if (base === null) {
    const [inserted] = await tx
      .insert(projectModules)
      .values({
        ...place,
        data: change.data,
        hasContent: change.hasContent ?? false,
        answersComplete: change.answersComplete ?? false,
        lastUpdated: now,
      })
      .onConflictDoNothing()
      .returning({ lastUpdated: projectModules.lastUpdated });
    return inserted?.lastUpdated;
  }
  const [updated] = await tx
    .update(projectModules)
    .set({
      data: sql`${projectModules.data} || ${JSON.stringify(change.data)}::jsonb`,
      ...(change.hasContent === undefined ? {} : { hasContent: change.hasContent }),
      ...(change.answersComplete === undefined ? {} : { answersComplete: change.answersComplete }),
      // Two saves in one millisecond, or a clock set back, still leave different stamps.
      lastUpdated: sql`greatest(${now.toISOString()}::timestamptz, ${projectModules.lastUpdated} + interval '1 millisecond')`,
    })
    .where(and(isAt(place), eq(projectModules.lastUpdated, base)))
    .returning({ lastUpdated: projectModules.lastUpdated });
  return updated?.lastUpdated;
}

/** Reads a module and keeps it from changing until the transaction ends. */
export async function lockModule(
  tx: Transaction,
  place: ModulePlace,
): Promise<{ data: SavedData; lastUpdated: Date } | undefined> {
  const [row] = await tx
    .select({ data: projectModules.data, lastUpdated: projectModules.lastUpdated })
    .from(projectModules)
    .where(isAt(place))
    .for('update');
  return row;
}

function isAt(place: ModulePlace) {
  return and(
    eq(projectModules.projectId, place.projectId),
    eq(projectModules.module, place.module),
    eq(projectModules.userId, place.userId),
  );
}
