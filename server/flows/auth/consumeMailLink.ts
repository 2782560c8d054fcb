import type { Transaction } from '../../adapters/database/database.ts';
import { type AccountRow, lockAccount } from '../../store/accounts.ts';
import { consumeLink, type FollowedLink, findLink } from '../../store/mailLinks.ts';

/**
 * Uses up a link, in the transaction of the action that it allows.
 * @returns the account, locked, or undefined if the link is invalid.
 */
export async function consumeMailLink(
  tx: Transaction,
  link: FollowedLink,
  now: Date,
): Promise<AccountRow | undefined> {
  const userId = await findLink(tx, link, now);
  // The account is locked before the link, so that two changes of one account never deadlock.
  const account = userId === undefined ? undefined : await lockAccount(tx, userId);
  return account && (await consumeLink(tx, link, now)) ? account : undefined;
}
