import { Failure } from '@elan/domain/failure';
import type { Account } from '../../auth/currentAccount.ts';
import { existingId } from '../../lib/assertExists.ts';
import type { Services } from '../../services.ts';
import { stopGenerationsIn } from '../../store/generations.ts';
import { lockProject } from '../../store/projects.ts';
import { binProject } from '../../store/recycleBin.ts';
import { withRowLevelSecurity } from '../../store/withRowLevelSecurity.ts';

/**
 * Puts a project in the recycle bin, from which it can be restored for a while; generations running
 * in it are stopped. A suspended account may still delete.
 * @throws Failure `not_found`.
 */
export async function deleteProject(
  services: Pick<Services, 'db' | 'runs' | 'clock'>,
  input: { readonly account: Account; readonly id: string },
): Promise<void> {
  const id = existingId(input.id);
  const userId = input.account.id;
  const running = await withRowLevelSecurity(services.db, userId, async (tx) => {
    if (!(await lockProject(tx, userId, id))) throw new Failure('not_found');
    await binProject(tx, userId, id, services.clock.now());
    return stopGenerationsIn(tx, id);
  });
  for (const generation of running) {
    services.runs.find(generation)?.end(new Failure('generation_stopped'));
  }
}
