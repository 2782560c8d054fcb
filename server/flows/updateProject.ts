import type { Project } from '@elan/domain/contract/projects';
import { Failure } from '@elan/domain/failure';
import type { Account } from '../accounts/account.ts';
import type { Services } from '../services.ts';
import { asUser } from '../store/asUser.ts';
import { changeProject, findProject, type ProjectChanges } from '../store/projects.ts';
import { existingId } from './existing.ts';
import { presentProject } from './presentProject.ts';
import { requireActive } from './requireActive.ts';

/** Changes a project's name or description. @throws Failure `not_found`, then `suspended`. */
export async function updateProject(
  services: Pick<Services, 'db' | 'clock'>,
  input: {
    readonly account: Account;
    readonly id: string;
    readonly changes: ProjectChanges;
  },
): Promise<Project> {
  const id = existingId(input.id);
  return asUser(services.db, input.account.id, async (tx) => {
    const found = await changeProject(
      tx,
      input.account.id,
      id,
      input.changes,
      services.clock.now(),
    );
    if (!found) throw new Failure('not_found');
    requireActive(input.account);
    const row = await findProject(tx, input.account.id, id);
    if (!row) throw new Failure('not_found');
    return presentProject(row);
  });
}
