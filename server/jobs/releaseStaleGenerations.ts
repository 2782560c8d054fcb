import { countInterrupted } from '../generation/countInterrupted.ts';
import { releaseGeneration } from '../generation/settleGeneration.ts';
import type { Services } from '../services.ts';
import { bringLeasesToNow, deadGenerations } from '../store/generations/generations.ts';
import { withRowLevelSecurity } from '../store/withRowLevelSecurity.ts';

/**
 * Ends the generations whose process is presumed dead, and releases their units without waiting for the reservations
 * to expire.
 * @param alone whether this process has just started and is the only one on the database, so that all running
 *   generations must be dead.
 */
export async function releaseStaleGenerations(
  services: Pick<Services, 'db' | 'clock' | 'runs' | 'measure'>,
  alone = false,
): Promise<void> {
  await bringLeasesToNow(services.db);
  for (const dead of await deadGenerations(services.db, alone)) {
    // This process still runs the generation; only its lease was not renewed in time.
    if (services.runs.find(dead.id)) continue;
    const isEnded = await withRowLevelSecurity(services.db, dead.actorId, (tx) =>
      releaseGeneration(tx, dead, 'generation_interrupted', services.clock.now()),
    );
    // Otherwise another server has already ended and counted the generation.
    if (isEnded) countInterrupted(services, dead);
  }
}
