import type { Project } from '@elan/domain/contract/projects';
import { Failure } from '@elan/domain/failure';
import { inProject, type ProjectScope } from '../../access/projectScope.ts';
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
 * Moves a project to the recycle bin, from which it can be restored for a while, and stops its running
 * generations. Suspended accounts may do this.
 * @throws Failure `not_found`.
 */
export async function deleteProject(
  services: Pick<Services, 'db' | 'runs' | 'clock'>,
  scope: ProjectScope,
): Promise<void> {
  const { owner, projectId } = scope;
  const running = await inProject(services.db, scope, async (tx) => {
    if (!(await lockProject(tx, owner.id, projectId))) throw new Failure('not_found');
    await binProject(tx, owner.id, projectId, services.clock.now());
    return stopGenerationsIn(tx, projectId);
  });
  for (const generation of running) {
    services.runs.find(generation)?.end(new Failure('generation_stopped'));
  }
}

/** A project in the recycle bin, which only its owner can access. */
interface BinnedProject {
  readonly ownerId: string;
  readonly projectId: string;
}

/**
 * Restores a project from the recycle bin. Suspended accounts may do this, since it creates nothing new.
 * @throws Failure `not_found`.
 */
export async function restoreProject(
  services: Pick<Services, 'db' | 'clock'>,
  { ownerId, ...input }: BinnedProject,
): Promise<Project> {
  const id = existingId(input.projectId);
  return withRowLevelSecurity(services.db, ownerId, async (tx) => {
    const found = await unbinProject(tx, ownerId, id, services.clock.now());
    const row = found ? await findProject(tx, ownerId, id) : undefined;
    if (!row) throw new Failure('not_found');
    return presentProject(row);
  });
}

/**
 * Permanently deletes a project in the recycle bin, with all its contents.
 * @throws Failure `not_found`.
 */
export async function removeProject(
  services: Pick<Services, 'db'>,
  { ownerId, ...input }: BinnedProject,
): Promise<void> {
  const id = existingId(input.projectId);
  await withRowLevelSecurity(services.db, ownerId, async (tx) => {
    // Locked first, because the ledger is changed twice, the first time by a foreign key that reads the account.
    await holdAccount(tx, ownerId);
    if (!(await lockBinned(tx, ownerId, id))) throw new Failure('not_found');
    // Read before the deletion, after which the ledger no longer shows which generations belonged to the project. The
    // ledger's rows must not be locked before the deletion.
    const generations = await generationsIn(tx, id);
    await removeBinned(tx, ownerId, id);
    await emptyLedger(tx, generations);
  });
}
