import type { ModuleState } from '@elan/domain/project/nextStep';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../adapters/database/database.ts';
import { projectModules, projectRows } from '../schema.ts';
import { prepared } from '../statements.ts';

/** A project, and the state of its modules by module key, without their generated texts. */
export interface LatestProject {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly modules: Readonly<Record<string, ModuleState | undefined>>;
}

/** @returns the user's most recently changed project that is not in the recycle bin. */
export async function findLatestProject(
  tx: Transaction,
  ownerId: string,
): Promise<LatestProject | undefined> {
  const [project] = await latest(tx).execute({ ownerId });
  if (!project) return undefined;
  const rows = await states(tx).execute({ ownerId, projectId: project.id });
  const modules = Object.fromEntries(rows.map(({ module, ...state }) => [module, state]));
  return { ...project, modules };
}

/**
 * @param hint the id of the last used project, as remembered by the browser.
 * @returns `hint` if the user owns that project and it is not in the recycle bin; otherwise the id of their most
 *   recently changed project, if any.
 */
export async function findLastUsedId(
  tx: Transaction,
  ownerId: string,
  hint: string | undefined,
): Promise<string | undefined> {
  const [used] = hint === undefined ? [] : await owned(tx).execute({ ownerId, id: hint });
  const [project] = used ? [used] : await latest(tx).execute({ ownerId });
  return project?.id;
}

const owned = prepared((connection) =>
  connection
    .select({ id: projectRows.id })
    .from(projectRows)
    .where(
      and(
        eq(projectRows.ownerId, sql.placeholder('ownerId')),
        eq(projectRows.id, sql.placeholder('id')),
        isNull(projectRows.deletedAt),
      ),
    ),
);

const latest = prepared((connection) =>
  connection
    .select({
      id: projectRows.id,
      name: projectRows.name,
      description: projectRows.description,
      createdAt: projectRows.createdAt,
      updatedAt: projectRows.updatedAt,
    })
    .from(projectRows)
    .where(and(eq(projectRows.ownerId, sql.placeholder('ownerId')), isNull(projectRows.deletedAt)))
    .orderBy(desc(projectRows.updatedAt), desc(projectRows.id))
    .limit(1),
);

const states = prepared((connection) =>
  connection
    .select({
      module: projectModules.module,
      hasContent: projectModules.hasContent,
      answers: sql<ModuleState['answers']>`coalesce(${projectModules.data} -> 'answers', '{}')`,
      hasSelectedIdea: sql<boolean>`${projectModules.data} ? 'selectedIdea'`,
      hasOwnIdea: sql<boolean>`coalesce((${projectModules.data} -> 'hasIdea')::boolean, false)`,
    })
    .from(projectModules)
    .where(
      and(
        eq(projectModules.ownerId, sql.placeholder('ownerId')),
        eq(projectModules.projectId, sql.placeholder('projectId')),
      ),
    ),
);
