import { recoveryLifetimeMs } from '../flows/auth/sendPasswordResetMail.ts';
import type { Services } from '../services.ts';
import { removeExpiredLinks, shortenLinks } from '../store/mailLinks.ts';
import { removeGivenUp } from '../store/outbox.ts';

/**
 * Removes expired links, mails that no server accepted, and old mails of the stand-in's mailbox. A
 * password reset link that was made while the clock was ahead lasts no longer than any other.
 */
export async function purgeExpiredMail({
  db,
  clock,
  standInRecords,
}: Pick<Services, 'db' | 'clock' | 'standInRecords'>): Promise<void> {
  const now = clock.now();
  await removeExpiredLinks(db, now);
  await shortenLinks(db, 'recovery', new Date(now.getTime() + recoveryLifetimeMs));
  await removeGivenUp(db, now);
  await standInRecords?.purge(db, now);
}
