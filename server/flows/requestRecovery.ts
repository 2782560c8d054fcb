import { linkId, newLinkToken } from '../accounts/linkToken.ts';
import { accountMail } from '../mails/accountMail.ts';
import type { Services } from '../services.ts';
import { findByEmail } from '../store/accounts.ts';
import { putLink } from '../store/mailLinks.ts';
import { putMail } from '../store/outbox.ts';

/** A recovery link lives an hour, in milliseconds (decision D8). */
const lifetimeMs = 3_600_000;

/** Sends a link that opens the new-password form; does nothing for an address that has no account. */
export async function requestRecovery(
  { db, clock, config, outbox }: Pick<Services, 'db' | 'clock' | 'config' | 'outbox'>,
  email: string,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const account = await findByEmail(tx, email);
    if (!account) return;
    const [access, refresh] = [newLinkToken(), newLinkToken()];
    await putLink(tx, {
      id: linkId([access, refresh]),
      userId: account.id,
      purpose: 'recovery',
      expiresAt: new Date(now.getTime() + lifetimeMs),
    });
    const facts = {
      url: `${config.publicUrl}/auth?type=recovery&access_token=${access}&refresh_token=${refresh}`,
      supportEmail: config.supportEmail,
    };
    await putMail(tx, email, accountMail('recover', account.language, facts), now);
  });
  outbox.nudge();
}
