import { countInterrupted } from '../generation/countInterrupted.ts';
import { releaseGeneration } from '../generation/settleGeneration.ts';
import type { Services } from '../services.ts';
import { bringLeasesToNow, deadGenerations } from '../store/generations/generations.ts';
import { withRowLevelSecurity } from '../store/withRowLevelSecurity.ts';

/**
 * Ends the generations whose process died, and releases their units at once rather than when the
 * hold expires.
 * @param alone whether this process has just started and is the only one on the database: all
 * running generations are dead.
 */
export async function releaseStaleGenerations(
  services: Pick<Services, 'db' | 'clock' | 'runs' | 'measure'>,
  alone = false,
): Promise<void> {
  await bringLeasesToNow(services.db);
  for (const dead of await deadGenerations(services.db, alone)) {
    // Its lease was renewed late on a busy machine, but it is alive: this process runs it.
    if (services.runs.find(dead.id)) continue;
    const isEnded = await withRowLevelSecurity(services.db, dead.actorId, (tx) =>
      releaseGeneration(tx, dead, 'generation_interrupted', services.clock.now()),
    );
    // Otherwise another server was first, and has counted it.
    if (isEnded) countInterrupted(services, dead);
  }
}
