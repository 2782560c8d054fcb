import type { Project, ProjectSummary } from '@elan/domain/contract/projects';
import { Failure } from '@elan/domain/failure';
import { progressPercent, projectStatus } from '@elan/domain/project/progress';
import { inProject, type ProjectScope } from '../../access/projectScope.ts';
import type { Services } from '../../services.ts';
import type { ListedProject } from '../../store/projects/projectList.ts';
import { findProject, type ProjectRow } from '../../store/projects/projects.ts';

/** @returns a project for a reply. */
export function presentProject(row: ProjectRow): Project {
  return {
    id: row.id,
    user_id: row.ownerId,
    name: row.name,
    description: row.description,
    modules_data: row.modulesData,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** @returns a project for a list, without its module data. */
export function presentSummary(row: ListedProject): ProjectSummary {
  const progress = progressPercent(row.modulesWithContent.length);
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
    progress,
    status: projectStatus(progress),
    completed_modules: row.completedModules,
    modules_with_content: row.modulesWithContent,
  };
}

/**
 * @returns one complete project.
 * @throws Failure `not_found`, for a missing project as for another person's.
 */
export async function readProject(
  services: Pick<Services, 'db'>,
  scope: ProjectScope,
): Promise<Project> {
  const row = await inProject(services.db, scope, (tx) =>
    findProject(tx, scope.owner.id, scope.projectId),
  );
  if (!row) throw new Failure('not_found');
  return presentProject(row);
}
