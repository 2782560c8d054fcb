import { releaseGeneration } from '../generation/settleGeneration.ts';
import type { Services } from '../services.ts';
import { deadGenerations } from '../store/generations.ts';
import { withRowLevelSecurity } from '../store/withRowLevelSecurity.ts';

/**
 * Ends the generations whose process died, and frees their units at once rather than when the hold expires.
 * @param alone whether this process has just started and has the database to itself: whatever ran is dead.
 */
export async function releaseStaleGenerations(
  services: Pick<Services, 'db' | 'clock' | 'runs'>,
  alone = false,
): Promise<void> {
  for (const dead of await deadGenerations(services.db, alone)) {
    // Late, on a machine that has much to do, but alive: it is this process that runs it.
    if (services.runs.find(dead.id)) continue;
    await withRowLevelSecurity(services.db, dead.userId, (tx) =>
      releaseGeneration(tx, dead, 'generation_interrupted', services.clock.now()),
    );
  }
}
