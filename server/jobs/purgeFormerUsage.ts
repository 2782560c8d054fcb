import type { Services } from '../services.ts';
import { removeExpiredFormerUsage } from '../store/formerUsage.ts';

/**
 * Purges the free generations of accounts that were deleted more than a year ago. Called every
 * minute.
 */
export async function purgeFormerUsage({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await removeExpiredFormerUsage(db, clock.now());
}
