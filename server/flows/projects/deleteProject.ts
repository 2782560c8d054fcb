import type { Project } from '@elan/domain/contract/projects';
import { Failure } from '@elan/domain/failure';
import type { Account } from '../../auth/currentAccount.ts';
import { existingId } from '../../lib/assertExists.ts';
import type { Services } from '../../services.ts';
import { holdAccount } from '../../store/accounts/accounts.ts';
import {
  emptyLedger,
  generationsIn,
  stopGenerationsIn,
} from '../../store/generations/generations.ts';
import { findProject, lockProject } from '../../store/projects/projects.ts';
import {
  binProject,
  lockBinned,
  removeBinned,
  unbinProject,
} from '../../store/projects/recycleBin.ts';
import { withRowLevelSecurity } from '../../store/withRowLevelSecurity.ts';
import { presentProject } from './presentProject.ts';

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

/**
 * Deletes a project in the recycle bin permanently, with everything in it. @throws Failure
 * `not_found`.
 */
export async function removeProject(
  services: Pick<Services, 'db'>,
  input: { readonly userId: string; readonly id: string },
): Promise<void> {
  const id = existingId(input.id);
  await withRowLevelSecurity(services.db, input.userId, async (tx) => {
    // The ledger is changed twice, first by its foreign key, which reads the account again.
    await holdAccount(tx, input.userId);
    if (!(await lockBinned(tx, input.userId, id))) throw new Failure('not_found');
    // After the deletion, the ledger no longer shows which generations were in it; before it, its
    // rows may not be locked.
    const generations = await generationsIn(tx, id);
    await removeBinned(tx, input.userId, id);
    await emptyLedger(tx, generations);
  });
}
