import { recoveryLifetimeMs } from '../flows/auth/sendPasswordResetMail.ts';
import type { Services } from '../services.ts';
import { removeExpiredLinks, shortenLinks } from '../store/mailLinks.ts';
import { removeDeliveredBefore, removeGivenUp } from '../store/outbox.ts';

/** How long the stand-in's mailbox keeps a mail, in milliseconds (30 days). */
const mailboxMs = 30 * 86_400_000;

/**
 * Removes expired links, mails that no server accepted, and old mails of the stand-in's mailbox. A
 * password reset link that was made while the clock was ahead lasts no longer than any other.
 */
export async function purgeExpiredMail({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await removeExpiredLinks(db, now);
  await shortenLinks(db, 'recovery', new Date(now.getTime() + recoveryLifetimeMs));
  await removeGivenUp(db, now);
  await removeDeliveredBefore(db, new Date(now.getTime() - mailboxMs));
}
