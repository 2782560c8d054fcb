import type { Services } from '../services.ts';
import { removeExpiredSessions } from '../store/sessions.ts';

/** Removes the sessions whose time is over, also where their cookie never comes back. */
export async function purgeExpiredSessions({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await removeExpiredSessions(db, clock.now());
}
