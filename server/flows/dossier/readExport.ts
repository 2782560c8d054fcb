import type { KeptAnswer } from '@elan/domain/checks/checkAnswers';
import type { Project } from '@elan/domain/contract/projects';
import type { DossierProfile } from '@elan/domain/dossier/profile';
import { Failure } from '@elan/domain/failure';
import { inProject, type ProjectIds } from '../../access/projectScope.ts';
import type { Services } from '../../services.ts';
import { readCheckAnswers } from '../../store/projects/checkAnswers.ts';
import { findProject, holdProject } from '../../store/projects/projects.ts';
import { presentProject } from '../projects/presentProject.ts';

/** A complete project with its dossier profile and the answers to its checks. */
export interface ProjectExport {
  readonly project: Project;
  readonly profile: DossierProfile;
  readonly answers: readonly KeptAnswer[];
}

/**
 * Reads everything that is exported with a project.
 * @throws Failure `not_found` if the project does not exist.
 */
export async function readExport(
  { db }: Pick<Services, 'db'>,
  scope: ProjectIds,
): Promise<ProjectExport> {
  const { owner, projectId } = scope;
  const read = await inProject(db, scope, async (tx) => {
    const held = await holdProject(tx, owner.id, projectId);
    const row = held && (await findProject(tx, owner.id, projectId));
    if (!row) return undefined;
    return { row, profile: held.profile, answers: await readCheckAnswers(tx, projectId) };
  });
  if (!read) throw new Failure('not_found');
  const { row, ...kept } = read;
  return { project: presentProject(row), ...kept };
}
