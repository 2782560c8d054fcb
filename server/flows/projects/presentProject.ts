import type { Project, ProjectSummary } from '@elan/domain/contract/projects';
import { progressPercent, projectStatus } from '@elan/domain/project/progress';
import type { ListedProject } from '../../store/projectList.ts';
import type { ProjectRow } from '../../store/projects.ts';

/** The fields of a project in a reply. */
export function presentProject(row: ProjectRow): Project {
  return {
    id: row.id,
    user_id: row.userId,
    name: row.name,
    description: row.description,
    modules_data: row.modulesData,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** The fields of a project in a list; never its module data. */
export function presentSummary(row: ListedProject): ProjectSummary {
  const progress = progressPercent(row.modulesWithContent);
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    progress,
    status: projectStatus(progress),
    completed_modules: row.completedModules,
  };
}
