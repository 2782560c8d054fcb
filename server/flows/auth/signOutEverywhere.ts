import type { Services } from '../../services.ts';
import { lockAccount } from '../../store/accounts.ts';
import { endSessions } from '../../store/sessions.ts';

/** Ends every session of an account. */
export async function signOutEverywhere(
  { db }: Pick<Services, 'db'>,
  userId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    await endSessions(tx, userId);
  });
}
