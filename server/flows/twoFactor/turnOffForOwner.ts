import { operatorId } from '@elan/domain/contract/admin';
import { securityMail } from '../../mails/securityMail.ts';
import type { Services } from '../../services.ts';
import { findByEmail, lockAccount } from '../../store/accounts/accounts.ts';
import { putMail } from '../../store/outbox.ts';
import { endSessions } from '../../store/signIn/sessions.ts';
import { removeTwoFactor } from '../../store/signIn/twoFactor.ts';
import { writeAudit } from '../../store/support.ts';

/**
 * Turns two-factor sign-in off for a user who has lost access to it, ends all their sessions, records this in the audit
 * log as the operator's action, and notifies them by email.
 * @returns whether two-factor sign-in was on.
 */
export async function turnOffForOwner(
  { db, config, clock }: Pick<Services, 'db' | 'config' | 'clock'>,
  email: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const found = await findByEmail(tx, email);
    const account = found && (await lockAccount(tx, found.id));
    if (!account || !(await removeTwoFactor(tx, account.id))) return false;
    await endSessions(tx, account.id);
    await writeAudit(tx, {
      action: 'two_factor_lifted',
      adminId: operatorId,
      accountId: account.id,
    });
    const now = clock.now();
    const { publicUrl, supportEmail } = config;
    const facts = { at: now, browser: undefined, publicUrl, supportEmail };
    await putMail(tx, email, securityMail('twoFactorOff', account.language, facts), now);
    return true;
  });
}
