import type { Project } from '@elan/domain/contract/projects';
import { Failure } from '@elan/domain/failure';
import { type Account, requireActive } from '../../auth/currentAccount.ts';
import { existingId } from '../../lib/assertExists.ts';
import type { Services } from '../../services.ts';
import {
  changeProject,
  findProject,
  lockProject,
  type ProjectChanges,
} from '../../store/projects/projects.ts';
import { withRowLevelSecurity } from '../../store/withRowLevelSecurity.ts';
import { requireStorage } from '../storage/withinStorage.ts';
import { presentProject } from './presentProject.ts';

/** Changes a project's name or description. @throws Failure `not_found`, `suspended`, `storage_full`. */
export async function updateProject(
  services: Pick<Services, 'db' | 'clock'>,
  input: {
    readonly account: Account;
    readonly id: string;
    readonly changes: ProjectChanges;
  },
): Promise<Project> {
  const id = existingId(input.id);
  return withRowLevelSecurity(services.db, input.account.id, async (tx) => {
    const before = await lockProject(tx, input.account.id, id);
    if (!before) throw new Failure('not_found');
    requireActive(input.account);
    const now = services.clock.now();
    const after = await changeProject(tx, input.account.id, id, input.changes, now);
    if (after) await requireStorage(tx, input.account, after.bytes - before.bytes);
    const row = await findProject(tx, input.account.id, id);
    if (!row) throw new Failure('not_found');
    return presentProject(row);
  });
}
