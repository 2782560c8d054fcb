import type { Services } from '../services.ts';
import { bringToNow, removeFailuresBefore } from '../store/signInFailures.ts';

/** A record of failed sign-ins is useless after this time, in milliseconds. */
const keptMs = 86_400_000;

/**
 * Removes the records of failed sign-ins that are older than a day: they contain the typed emails.
 * Records made while the clock was ahead count as of now.
 */
export async function purgeSignInFailures(services: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = services.clock.now();
  await bringToNow(services.db, now);
  await removeFailuresBefore(services.db, new Date(now.getTime() - keptMs));
}
