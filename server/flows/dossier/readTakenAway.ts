import type { Project } from '@elan/domain/contract/projects';
import type { DossierProfile } from '@elan/domain/dossier/profile';
import { Failure } from '@elan/domain/failure';
import type { Account } from '../../auth/currentAccount.ts';
import { existingId } from '../../lib/assertExists.ts';
import type { Services } from '../../services.ts';
import { findProfile, findProject, holdProject } from '../../store/projects/projects.ts';
import { withRowLevelSecurity } from '../../store/withRowLevelSecurity.ts';
import { presentProject } from '../projects/presentProject.ts';

/** A whole project and what its dossier says of people and the business. */
export interface TakenAway {
  readonly project: Project;
  readonly profile: DossierProfile;
}

/** Reads what leaves with a project. @throws Failure `not_found` where there is no such project. */
export async function readTakenAway(
  { db }: Pick<Services, 'db'>,
  input: { readonly account: Account; readonly projectId: string },
): Promise<TakenAway> {
  const projectId = existingId(input.projectId);
  const { id: userId } = input.account;
  const read = await withRowLevelSecurity(db, userId, async (tx) => {
    if (!(await holdProject(tx, userId, projectId))) return undefined;
    const row = await findProject(tx, userId, projectId);
    return row && { row, profile: (await findProfile(tx, userId, projectId)) ?? {} };
  });
  if (!read) throw new Failure('not_found');
  return { project: presentProject(read.row), profile: read.profile };
}
