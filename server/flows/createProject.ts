import type { Project } from '@elan/domain/contract/projects';
import type { Account } from '../accounts/account.ts';
import type { Services } from '../services.ts';
import { asUser } from '../store/asUser.ts';
import { insertProject } from '../store/projects.ts';
import { presentProject } from './presentProject.ts';
import { requireActive } from './requireActive.ts';

/** Creates an empty project. @throws Failure `suspended`. */
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
  return asUser(services.db, input.account.id, async (tx) =>
    presentProject(await insertProject(tx, input.account.id, project, services.clock.now())),
  );
}
