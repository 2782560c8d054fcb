import type { Transaction } from '../../adapters/database/database.ts';
import { linkId, newLinkToken } from '../../auth/linkTokens.ts';
import { accountMail } from '../../mails/accountMail.ts';
import type { Services } from '../../services.ts';
import type { AccountRow } from '../../store/accounts.ts';
import { putLink } from '../../store/mailLinks.ts';
import { putMail } from '../../store/outbox.ts';

/** A password reset link is valid for an hour, in milliseconds (docs/product.md#recovery-links). */
export const recoveryLifetimeMs = 3_600_000;

/** Puts the mail with a password reset link in the outbox, in the transaction that needs it. */
export async function sendPasswordResetMail(
  tx: Transaction,
  { id: userId, email, language }: AccountRow,
  { publicUrl, supportEmail }: Pick<Services['config'], 'publicUrl' | 'supportEmail'>,
  now: Date,
): Promise<void> {
  const [access, refresh] = [newLinkToken(), newLinkToken()];
  const expiresAt = new Date(now.getTime() + recoveryLifetimeMs);
  await putLink(tx, { id: linkId([access, refresh]), userId, purpose: 'recovery', expiresAt });
  const url = `${publicUrl}/auth?type=recovery&access_token=${access}&refresh_token=${refresh}`;
  await putMail(tx, email, accountMail('recover', language, { url, supportEmail }), now);
}
