import type { Project } from '@elan/domain/contract/projects';
import { type Account, requireActive } from '../../auth/currentAccount.ts';
import type { Services } from '../../services.ts';
import { insertProject } from '../../store/projects/projects.ts';
import { withRowLevelSecurity } from '../../store/withRowLevelSecurity.ts';
import { requireStorage } from '../storage/withinStorage.ts';
import { presentProject } from './presentProject.ts';

/**
 * Creates an empty project.
 * @throws Failure `suspended`, `storage_full`.
 */
export async function createProject(
  services: Pick<Services, 'db' | 'clock'>,
  input: {
    readonly account: Account;
    readonly name: string;
    readonly description: string | undefined;
  },
): Promise<Project> {
  requireActive(input.account);
  const project = { name: input.name, description: input.description ?? '' };
  return withRowLevelSecurity(services.db, input.account.id, async (tx) => {
    const row = await insertProject(tx, input.account.id, project, services.clock.now());
    await requireStorage(tx, input.account, 1);
    return presentProject(row);
  });
}
