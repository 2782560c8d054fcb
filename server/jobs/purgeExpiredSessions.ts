import type { Services } from '../services.ts';
import { removeExpiredSessions } from '../store/sessions.ts';

/** Removes the expired sessions, even if their cookie is never sent again. */
export async function purgeExpiredSessions({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await removeExpiredSessions(db, clock.now());
}
