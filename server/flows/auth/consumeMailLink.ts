import type { Transaction } from '../../adapters/database/database.ts';
import { type AccountRow, lockAccount } from '../../store/accounts.ts';
import { consumeLink, type FollowedLink, findLink } from '../../store/mailLinks.ts';

/**
 * Uses a link up, in the transaction of what it opens.
 * @returns the account, locked, or undefined where the link opens nothing.
 */
export async function consumeMailLink(
  tx: Transaction,
  link: FollowedLink,
  now: Date,
): Promise<AccountRow | undefined> {
  const userId = await findLink(tx, link, now);
  // The account before the link: two changes of one account never wait for each other in a circle.
  const account = userId === undefined ? undefined : await lockAccount(tx, userId);
  return account && (await consumeLink(tx, link, now)) ? account : undefined;
}
