import { accountMail } from '../../mails/accountMail.ts';
import type { Services } from '../../services.ts';
import { findByEmail } from '../../store/accounts.ts';
import { putMail } from '../../store/outbox.ts';
import { sendPasswordResetMail } from './sendPasswordResetMail.ts';

/**
 * Writes to the owner of an address with which somebody tried to sign up again: that there is an account
 * already. One that was never confirmed may be somebody else's attempt, with a password of theirs: its owner is
 * led to a new password, which confirms the address and leaves the old one worthless.
 */
export async function sendAlreadyRegisteredMail(
  { db, clock, config, outbox }: Pick<Services, 'db' | 'clock' | 'config' | 'outbox'>,
  email: string,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const account = await findByEmail(tx, email);
    if (!account) return;
    if (!account.emailVerified) return sendPasswordResetMail(tx, account, config, now);
    const facts = { url: `${config.publicUrl}/auth`, supportEmail: config.supportEmail };
    await putMail(tx, email, accountMail('alreadyRegistered', account.language, facts), now);
  });
  outbox.nudge();
}
