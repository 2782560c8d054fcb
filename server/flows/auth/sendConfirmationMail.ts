import type { Transaction } from '../../adapters/database/database.ts';
import { linkId, newLinkToken } from '../../auth/linkTokens.ts';
import { accountMail } from '../../mails/accountMail.ts';
import type { Services } from '../../services.ts';
import type { AccountRow } from '../../store/accounts.ts';
import { putLink } from '../../store/mailLinks.ts';
import { putMail } from '../../store/outbox.ts';

/** A confirmation link is valid for a day, in milliseconds. */
const lifetimeMs = 86_400_000;

/** Puts the confirmation mail in the outbox, with a new link, in the transaction that needs it. */
export async function sendConfirmationMail(
  tx: Transaction,
  { id: userId, email, language }: AccountRow,
  { publicUrl, supportEmail }: Pick<Services['config'], 'publicUrl' | 'supportEmail'>,
  now: Date,
): Promise<void> {
  const token = newLinkToken();
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await putLink(tx, { id: linkId([token]), userId, purpose: 'confirmation', expiresAt });
  const url = `${publicUrl}/auth?type=confirmation&token=${token}`;
  await putMail(tx, email, accountMail('confirmAddress', language, { url, supportEmail }), now);
}
