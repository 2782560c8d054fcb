import type { Services } from '../services.ts';
import { removeFailuresBefore } from '../store/signInFailures.ts';

/** A record of failed sign-ins says nothing any more after this, in milliseconds. */
const keptMs = 86_400_000;

/** Removes the records of failed sign-ins that are older than a day: whom somebody tried to be is nobody's to keep. */
export async function forgetSignInFailures(
  services: Pick<Services, 'db' | 'clock'>,
): Promise<void> {
  await removeFailuresBefore(services.db, new Date(services.clock.now().getTime() - keptMs));
}
