import type { Transaction } from '../../adapters/database/database.ts';
import { accountMail } from '../../mails/accountMail.ts';
import type { Services } from '../../services.ts';
import type { AccountRow } from '../../store/accounts/accounts.ts';
import { putMail } from '../../store/outbox.ts';
import { removeLinks } from '../../store/signIn/mailLinks.ts';
import { savePasswordHash } from '../../store/signIn/passwords.ts';
import { endSessions } from '../../store/signIn/sessions.ts';
import { removeChallenges } from '../../store/signIn/twoFactor.ts';

/**
 * Sets a new password, in the transaction of a caller that has authorized the change. Ends all sessions except
 * `keptSession`, cancels pending two-factor sign-ins, removes password reset links, and queues an email to the user.
 */
export async function replacePassword(
  tx: Transaction,
  input: {
    /** Its row must be locked. */
    readonly account: AccountRow;
    readonly hash: string;
    /** The session that changes the password, which is kept. Without one, a mail link authorizes the change. */
    readonly keptSession?: string;
    readonly config: Pick<Services['config'], 'publicUrl' | 'supportEmail'>;
    readonly now: Date;
  },
): Promise<void> {
  const { account, hash, config, now } = input;
  await removeLinks(tx, account.id, 'recovery');
  // The hash is saved before sessions are ended, so that a concurrent sign-in is either ended here or sees the
  // new hash.
  const by = input.keptSession === undefined ? 'mailLink' : 'session';
  await savePasswordHash(tx, account.id, { hash, by }, now);
  await removeChallenges(tx, account.id);
  await endSessions(tx, account.id, input.keptSession);
  const facts = { url: `${config.publicUrl}/auth`, supportEmail: config.supportEmail };
  await putMail(tx, account.email, accountMail('passwordChanged', account.language, facts), now);
}
