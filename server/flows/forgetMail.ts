import type { Services } from '../services.ts';
import { removeExpiredLinks } from '../store/mailLinks.ts';
import { removeDeliveredBefore, removeGivenUp } from '../store/outbox.ts';

/** How long the stand-in's mailbox keeps a mail, in milliseconds (30 days). */
const mailboxMs = 30 * 86_400_000;

/** Removes the links that are over, the mails that nobody would take, and old ones of the stand-in's mailbox. */
export async function forgetMail({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await removeExpiredLinks(db, now);
  await removeGivenUp(db, now);
  await removeDeliveredBefore(db, new Date(now.getTime() - mailboxMs));
}
