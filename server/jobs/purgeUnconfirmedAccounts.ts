import type { Services } from '../services.ts';
import { takeUnconfirmed } from '../store/deletion.ts';
import { removeAccount } from '../store/removeAccount.ts';

/**
 * How long an unconfirmed account is kept, in milliseconds (30 days), since its email may belong to
 * another person.
 */
const keptMs = 30 * 86_400_000;
/** Most accounts in one run; the rest follow in the next minute. */
const batch = 100;

/**
 * Removes the accounts whose email was never confirmed: its owner may not know of the account, and
 * could not sign up. Such accounts never had a session, hence no project and no customer.
 */
export async function purgeUnconfirmedAccounts({
  db,
  clock,
  hashEmail,
  standInRecords,
}: Pick<Services, 'db' | 'clock' | 'hashEmail' | 'standInRecords'>): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - keptMs);
  for (let removed = 0; removed < batch; removed += 1) {
    const found = await db.transaction(async (tx) => {
      const userId = await takeUnconfirmed(tx, before, now);
      if (userId !== undefined) {
        await removeAccount(tx, userId, undefined, { hashEmail, standInRecords, now });
      }
      return userId;
    });
    if (found === undefined) return;
  }
}
