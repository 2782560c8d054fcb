import { and, eq, gt } from 'drizzle-orm';
import type { Transaction } from '../../adapters/database/database.ts';
import { mailLinks } from '../schema.ts';

export type LinkPurpose = (typeof mailLinks.$inferSelect)['purpose'];

/** A link that a user opened: the id under which it is stored (`linkId`), and its purpose. */
export interface FollowedLink {
  readonly id: string;
  readonly purpose: LinkPurpose;
}

/** Stores a link that is being sent to a user. */
export async function putLink(tx: Transaction, link: typeof mailLinks.$inferInsert): Promise<void> {
  await tx.insert(mailLinks).values(link);
}

/** @returns the id of the account of a link, if the link is valid. The link stays usable. */
export async function findLink(
  tx: Transaction,
  link: FollowedLink,
  now: Date,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ accountId: mailLinks.accountId })
    .from(mailLinks)
    .where(isValidLink(link, now));
  return row?.accountId;
}

/**
 * Consumes a link in one statement, so that only one of several concurrent uses succeeds. If the transaction is rolled
 * back, the link stays usable.
 * @returns the account's id, or undefined if the link is unknown, used, expired or for another purpose.
 */
export async function consumeLink(
  tx: Transaction,
  link: FollowedLink,
  now: Date,
): Promise<string | undefined> {
  const [row] = await tx
    .delete(mailLinks)
    .where(isValidLink(link, now))
    .returning({ accountId: mailLinks.accountId });
  return row?.accountId;
}

/** Removes all of an account's links for this purpose. */
export async function removeLinks(
  tx: Transaction,
  accountId: string,
  purpose: LinkPurpose,
): Promise<void> {
  await tx
    .delete(mailLinks)
    .where(and(eq(mailLinks.accountId, accountId), eq(mailLinks.purpose, purpose)));
}

/** @returns the SQL condition that selects this link if it is still valid. */
export function isValidLink({ id, purpose }: FollowedLink, now: Date) {
  return and(eq(mailLinks.id, id), eq(mailLinks.purpose, purpose), gt(mailLinks.expiresAt, now));
}
