import type { Project } from '@elan/domain/contract/projects';
import { Failure } from '@elan/domain/failure';
import type { Account } from '../../auth/currentAccount.ts';
import { existingId } from '../../lib/assertExists.ts';
import type { Services } from '../../services.ts';
import { findProject } from '../../store/projects.ts';
import { withRowLevelSecurity } from '../../store/withRowLevelSecurity.ts';
import { presentProject } from './presentProject.ts';

/**
 * One complete project. @throws Failure `not_found`, the same for a missing one and for another
 * person's.
 */
export async function readProject(
  services: Pick<Services, 'db'>,
  input: { readonly account: Account; readonly id: string },
): Promise<Project> {
  const id = existingId(input.id);
  const row = await withRowLevelSecurity(services.db, input.account.id, (tx) =>
    findProject(tx, input.account.id, id),
  );
  if (!row) throw new Failure('not_found');
  return presentProject(row);
}
