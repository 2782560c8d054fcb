import { binDays } from '@elan/domain/contract/projects';
import { Failure } from '@elan/domain/failure';
import { removeProject } from '../flows/projects/removeProject.ts';
import type { Services } from '../services.ts';
import { binnedBefore } from '../store/recycleBin.ts';

const dayMs = 86_400_000;
/** At once; the rest next minute. */
const batch = 100;

/** Removes the projects that have been in the recycle bin for longer than they can be taken back. */
export async function purgeDeletedProjects(
  services: Pick<Services, 'db' | 'clock'>,
): Promise<void> {
  const before = new Date(services.clock.now().getTime() - binDays * dayMs);
  for (const { id, userId } of await binnedBefore(services.db, before, batch)) {
    await removeProject(services, { userId, id }).catch((error: unknown) => {
      // Another server was first, or the person took it back.
      if (!(error instanceof Failure) || error.code !== 'not_found') throw error;
    });
  }
}
