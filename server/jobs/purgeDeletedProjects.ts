import { binDays } from '@elan/domain/contract/projects';
import { Failure } from '@elan/domain/failure';
import { removeProject } from '../flows/projects/removeProject.ts';
import type { Services } from '../services.ts';
import { binnedBefore } from '../store/recycleBin.ts';

const dayMs = 86_400_000;
/** Most projects in one run; the rest follow in the next minute. */
const batch = 100;

/** Deletes the projects that have been in the recycle bin for longer than they can be restored. */
export async function purgeDeletedProjects(
  services: Pick<Services, 'db' | 'clock'>,
): Promise<void> {
  const before = new Date(services.clock.now().getTime() - binDays * dayMs);
  for (const { id, userId } of await binnedBefore(services.db, before, batch)) {
    await removeProject(services, { userId, id }).catch((error: unknown) => {
      // Another server was first, or the person restored it.
      if (!(error instanceof Failure) || error.code !== 'not_found') throw error;
    });
  }
}
