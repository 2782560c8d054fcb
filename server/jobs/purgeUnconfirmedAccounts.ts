import type { Services } from '../services.ts';
import { takeUnconfirmed } from '../store/deletion.ts';
import { removeAccount } from '../store/removeAccount.ts';

/** An address that nobody confirmed is anybody's: its account is kept so long, in milliseconds (30 days). */
const keptMs = 30 * 86_400_000;
/** At once; the rest next minute. */
const batch = 100;

/**
 * Removes the accounts whose address was never confirmed: their owner may not even know of them, and could not
 * sign up. They never had a session, hence no project and no customer.
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
