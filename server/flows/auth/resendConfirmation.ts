import type { Services } from '../../services.ts';
import { findByEmail } from '../../store/accounts.ts';
import { sendConfirmationMail } from './sendConfirmationMail.ts';

/**
 * Sends the confirmation mail again, with a new link; does nothing if there is nothing to confirm.
 */
export async function resendConfirmation(
  { db, clock, config, outbox }: Pick<Services, 'db' | 'clock' | 'config' | 'outbox'>,
  email: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const account = await findByEmail(tx, email);
    if (!account || account.emailVerified) return;
    await sendConfirmationMail(tx, account, config, clock.now());
  });
  outbox.nudge();
}
