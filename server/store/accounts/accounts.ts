import { randomUUID } from 'node:crypto';
import type { Language } from '@elan/domain/language';
import { eq, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../../adapters/database/database.ts';
import {
  accountStorage,
  accounts,
  founderEmails,
  mailLinks,
  planLimits,
  users,
} from '../schema.ts';
import { type FollowedLink, isGoodLink } from '../signIn/mailLinks.ts';
import { prepared } from '../statements.ts';

export type AccountRow = Pick<
  typeof users.$inferSelect,
  'id' | 'email' | 'emailVerified' | 'language'
>;

const row = {
  id: users.id,
  email: users.email,
  emailVerified: users.emailVerified,
  language: users.language,
};

/** @param email lowercased, as every email from outside is (`domain/account/emailAddress.ts`). */
export async function findByEmail(tx: Transaction, email: string): Promise<AccountRow | undefined> {
  const [found] = await tx.select(row).from(users).where(eq(users.email, email));
  return found;
}

/** @returns the account to which a valid link was sent; reading does not use up the link. */
export async function findByLink(
  tx: Transaction,
  link: FollowedLink,
  now: Date,
): Promise<AccountRow | undefined> {
  const [found] = await tx
    .select(row)
    .from(users)
    .innerJoin(mailLinks, eq(mailLinks.accountId, users.id))
    .where(isGoodLink(link, now));
  return found;
}

/**
 * Locks an account to change how it is signed in to: such changes of one account run one after the
 * other.
 * @returns undefined when there is none.
 */
export async function lockAccount(tx: Transaction, id: string): Promise<AccountRow | undefined> {
  const [found] = await tx.select(row).from(users).where(eq(users.id, id)).for('no key update');
  return found;
}

/**
 * Only keeps an account from being removed until the transaction ends: for a transaction that adds
 * rows to it after it has locked others (`lockOrder.ts`). If there is no such account, adding them
 * fails.
 */
export async function holdAccount(tx: Transaction, id: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('key share');
}

/** The data of a new account. */
interface NewAccount {
  readonly email: string;
  readonly passwordHash: string;
  readonly language: Language;
  readonly termsVersion: string;
}

/**
 * Creates an account with an unconfirmed email. @returns undefined when the email already has one.
 */
export async function createAccount(
  tx: Transaction,
  { passwordHash, ...person }: NewAccount,
  now: Date,
): Promise<AccountRow | undefined> {
  const [created] = await tx
    .insert(users)
    .values({
      ...person,
      id: randomUUID(),
      // The product asks for no name; the column is of an earlier version.
      name: '',
      termsAcceptedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: users.email })
    .returning(row);
  if (!created) return undefined;
  // A row for each way to sign in, of which there is one.
  await tx.insert(accounts).values({
    id: randomUUID(),
    userId: created.id,
    accountId: created.id,
    providerId: 'credential',
    password: passwordHash,
    createdAt: now,
    updatedAt: now,
  });
  return created;
}

/** Records that the person has proved that the email is theirs. */
export async function markEmailConfirmed(
  tx: Transaction,
  accountId: string,
  now: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({ emailVerified: true, updatedAt: now })
    .where(eq(users.id, accountId));
}

export async function saveLanguage(
  tx: Transaction,
  accountId: string,
  language: Language,
  now: Date,
): Promise<void> {
  await tx.update(users).set({ language, updatedAt: now }).where(eq(users.id, accountId));
}

/** Records a successful sign-in (docs/product.md#last-sign-in). */
export async function markSignedIn(tx: Transaction, accountId: string, now: Date): Promise<void> {
  await tx.update(users).set({ lastSignInAt: now }).where(eq(users.id, accountId));
}

/** Stores the current limits and founders, for the view `user_preferences`. */
export async function publishPlans(
  db: Connection,
  limits: Readonly<Record<string, number>>,
  founders: ReadonlySet<string>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(planLimits);
    await tx
      .insert(planLimits)
      .values(Object.entries(limits).map(([plan, aiLimit]) => ({ plan, aiLimit })));
    await tx.delete(founderEmails);
    if (founders.size > 0) {
      await tx.insert(founderEmails).values([...founders].map((email) => ({ email })));
    }
  });
}

/**
 * @returns how much an account stores, in bytes. After a write in the same transaction it is exact
 * until the transaction ends: the write's trigger holds the account's row.
 */
export async function readStored(tx: Transaction, accountId: string): Promise<number> {
  const [row] = await reading(tx).execute({ accountId });
  return row?.bytes ?? 0;
}

const reading = prepared((connection) =>
  connection
    .select({ bytes: accountStorage.bytes })
    .from(accountStorage)
    .where(eq(accountStorage.accountId, sql.placeholder('accountId')))
    .prepare('read_stored'),
);
