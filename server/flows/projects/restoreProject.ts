import type { Project } from '@elan/domain/contract/projects';
import { Failure } from '@elan/domain/failure';
import type { Account } from '../../auth/currentAccount.ts';
import { existingId } from '../../lib/assertExists.ts';
import type { Services } from '../../services.ts';
import { findProject } from '../../store/projects.ts';
import { unbinProject } from '../../store/recycleBin.ts';
import { withRowLevelSecurity } from '../../store/withRowLevelSecurity.ts';
import { presentProject } from './presentProject.ts';

/**
 * Restores a project from the recycle bin. Allowed for a suspended account, since it creates
 * nothing new.
 * @throws Failure `not_found`.
 */
export async function restoreProject(
  services: Pick<Services, 'db' | 'clock'>,
  input: { readonly account: Account; readonly id: string },
): Promise<Project> {
  const id = existingId(input.id);
  const userId = input.account.id;
  return withRowLevelSecurity(services.db, userId, async (tx) => {
    const found = await unbinProject(tx, userId, id, services.clock.now());
    const row = found ? await findProject(tx, userId, id) : undefined;
    if (!row) throw new Failure('not_found');
    return presentProject(row);
  });
}
