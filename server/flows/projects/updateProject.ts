import type { Project } from '@elan/domain/contract/projects';
import { Failure } from '@elan/domain/failure';
import { inProject, type ProjectScope } from '../../access/projectScope.ts';
import { requireActive } from '../../auth/currentAccount.ts';
import type { Services } from '../../services.ts';
import {
  changeProject,
  findProject,
  lockProject,
  type ProjectChanges,
} from '../../store/projects/projects.ts';
import { requireStorage } from '../storage/withinStorage.ts';
import { presentProject } from './presentProject.ts';

/**
 * Changes a project's name or description.
 * @throws Failure `not_found`, `suspended`, `storage_full`.
 */
export async function updateProject(
  services: Pick<Services, 'db' | 'clock'>,
  input: ProjectScope & { readonly changes: ProjectChanges },
): Promise<Project> {
  const { actor, owner, projectId: id } = input;
  return inProject(services.db, input, async (tx) => {
    const before = await lockProject(tx, owner.id, id);
    if (!before) throw new Failure('not_found');
    requireActive(actor);
    const now = services.clock.now();
    const after = await changeProject(tx, owner.id, id, input.changes, now);
    if (after) await requireStorage(tx, owner, after.bytes - before.bytes);
    const row = await findProject(tx, owner.id, id);
    if (!row) throw new Failure('not_found');
    return presentProject(row);
  });
}
