import { releaseGeneration } from '../generation/settle.ts';
import type { Services } from '../services.ts';
import { asUser } from '../store/asUser.ts';
import { deadGenerations } from '../store/generations.ts';

/** Ends the generations whose process died, and frees their units at once rather than when the hold expires. */
export async function endDeadGenerations(services: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = services.clock.now();
  for (const dead of await deadGenerations(services.db, now)) {
    await asUser(services.db, dead.userId, (tx) =>
      releaseGeneration(tx, dead, 'generation_interrupted', now),
    );
  }
}
