import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../adapters/database/database.ts';
import { purge } from './purge.ts';
import { mailLinks } from './schema.ts';

export type LinkPurpose = (typeof mailLinks.$inferSelect)['purpose'];

/** A link as it comes back: the hash of its tokens, and what it was made for. */
export interface FollowedLink {
  readonly id: string;
  readonly purpose: LinkPurpose;
}

/** Notes a link that is on its way to a person. */
export async function putLink(tx: Transaction, link: typeof mailLinks.$inferInsert): Promise<void> {
  await tx.insert(mailLinks).values(link);
}

/** @returns whose link this is while it can be used; looking does not use it. */
export async function findLink(
  tx: Transaction,
  link: FollowedLink,
  now: Date,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ userId: mailLinks.userId })
    .from(mailLinks)
    .where(isGoodLink(link, now));
  return row?.userId;
}

/**
 * Uses a link up: one statement, so that of any number at the same moment one gets it, and only if the
 * transaction that it opens the door for commits.
 * @returns whose it was, or undefined where it is unknown, used, over, or for something else.
 */
export async function consumeLink(
  tx: Transaction,
  link: FollowedLink,
  now: Date,
): Promise<string | undefined> {
  const [row] = await tx
    .delete(mailLinks)
    .where(isGoodLink(link, now))
    .returning({ userId: mailLinks.userId });
  return row?.userId;
}

/** Makes the other links of an account for this purpose worthless. */
export async function removeLinks(
  tx: Transaction,
  userId: string,
  purpose: LinkPurpose,
): Promise<void> {
  await tx
    .delete(mailLinks)
    .where(and(eq(mailLinks.userId, userId), eq(mailLinks.purpose, purpose)));
}

/** Ends links at `latest` that would last longer: they were made while the clock was ahead. */
export async function shortenLinks(
  db: Database,
  purpose: LinkPurpose,
  latest: Date,
): Promise<void> {
  await db
    .update(mailLinks)
    .set({ expiresAt: latest })
    .where(and(eq(mailLinks.purpose, purpose), gt(mailLinks.expiresAt, latest)));
}

/** Forgets the links that are over. */
export async function removeExpiredLinks(db: Database, now: Date): Promise<void> {
  await purge(db, mailLinks, lte(mailLinks.expiresAt, now));
}

/** @returns the condition that a link is this one, and can still be used. */
export function isGoodLink({ id, purpose }: FollowedLink, now: Date) {
  return and(eq(mailLinks.id, id), eq(mailLinks.purpose, purpose), gt(mailLinks.expiresAt, now));
}
