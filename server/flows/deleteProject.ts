import { Failure } from '@elan/domain/failure';
import type { Account } from '../accounts/account.ts';
import type { Services } from '../services.ts';
import { asUser } from '../store/asUser.ts';
import { emptyLedgerOf } from '../store/generations.ts';
import { lockProject, removeProject } from '../store/projects.ts';
import { existingId } from './existing.ts';

/**
 * Deletes a project and all that is in it; what is being written there is stopped. A suspended
 * account may still delete.
 * @throws Failure `not_found`.
 */
export async function deleteProject(
  services: Pick<Services, 'db' | 'runs'>,
  input: { readonly account: Account; readonly id: string },
): Promise<void> {
  const id = existingId(input.id);
  const running = await asUser(services.db, input.account.id, async (tx) => {
    // The project first, as a generation does that settles.
    if (!(await lockProject(tx, input.account.id, id))) throw new Failure('not_found');
    const ids = await emptyLedgerOf(tx, id);
    await removeProject(tx, input.account.id, id);
    return ids;
  });
  for (const generation of running) {
    services.runs.find(generation)?.end(new Failure('generation_stopped'));
  }
}
