import type { Services } from '../services.ts';
import { removeExpiredLinks } from '../store/mailLinks.ts';
import { removeGivenUp } from '../store/outbox.ts';

/** Removes the links that are over, and the mails that nobody would take. */
export async function forgetMail({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await removeExpiredLinks(db, now);
  await removeGivenUp(db, now);
}
