import { accountMail } from '../../mails/accountMail.ts';
import type { Services } from '../../services.ts';
import { findByEmail } from '../../store/accounts.ts';
import { putMail } from '../../store/outbox.ts';
import { sendPasswordResetMail } from './sendPasswordResetMail.ts';

/**
 * Tells the owner of an email with which a person tried to sign up again that there is an account
 * already. An unconfirmed account may have been created by another person, with that person's
 * password: its owner gets a link to a new password, which confirms the email and makes the old
 * password useless.
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
