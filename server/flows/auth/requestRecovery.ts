import type { Services } from '../../services.ts';
import { findByEmail } from '../../store/accounts.ts';
import { sendPasswordResetMail } from './sendPasswordResetMail.ts';

/** Sends a link that opens the new-password form; does nothing for an email without an account. */
export async function requestRecovery(
  { db, clock, config, outbox }: Pick<Services, 'db' | 'clock' | 'config' | 'outbox'>,
  email: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const account = await findByEmail(tx, email);
    if (account) await sendPasswordResetMail(tx, account, config, clock.now());
  });
  outbox.nudge();
}
