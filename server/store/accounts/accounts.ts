import { randomUUID } from 'node:crypto';
import type { Language } from '@elan/domain/language';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../adapters/database/database.ts';
import {
  accountStorage,
  accounts,
  founderEmails,
  mailLinks,
  planLimits,
  users,
} from '../schema.ts';
import { type FollowedLink, isValidLink } from '../signIn/mailLinks.ts';
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

/** @param email in the form of `comparableEmail`, as every email from a request is. */
export async function findByEmail(tx: Transaction, email: string): Promise<AccountRow | undefined> {
  const [found] = await tx.select(row).from(users).where(eq(users.email, email));
  return found;
}

/** @returns the account to which this link was sent, if the link is valid. The link stays usable. */
export async function findByLink(
  tx: Transaction,
  link: FollowedLink,
  now: Date,
): Promise<AccountRow | undefined> {
  const [found] = await tx
    .select(row)
    .from(users)
    .innerJoin(mailLinks, eq(mailLinks.accountId, users.id))
    .where(isValidLink(link, now));
  return found;
}

/**
 * Locks an account's row, so that changes to how its user signs in, and other changes that take this lock, run one at a
 * time.
 * @returns undefined if there is no such account.
 */
export async function lockAccount(tx: Transaction, id: string): Promise<AccountRow | undefined> {
  const [found] = await tx.select(row).from(users).where(eq(users.id, id)).for('no key update');
  return found;
}

/**
 * Prevents an account from being removed until the transaction ends. Call it before locking rows of later tables
 * (`lockOrder.ts`), if the transaction inserts rows that reference the account. Without the account, the inserts fail.
 */
export async function holdAccount(tx: Transaction, id: string): Promise<void> {
  await hold(tx).execute({ id });
}

const hold = prepared((connection) =>
  connection
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .for('key share'),
);

interface NewAccount {
  readonly email: string;
  readonly passwordHash: string;
  readonly language: Language;
  readonly termsVersion: string;
}

/** Creates an account with an unconfirmed email. @returns undefined if an account already has this email. */
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
      // No name is collected; the column is left from an earlier version.
      name: '',
      termsAcceptedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: users.email })
    .returning(row);
  if (!created) return undefined;
  // One row per sign-in method. The password is the only method.
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

/** Records that the user has proved that they own the email. */
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

/** Replaces the stored limits and founders, which the view `user_preferences` reads. */
export async function publishPlans(
  tx: Transaction,
  limits: Readonly<Record<string, number>>,
  founders: ReadonlySet<string>,
): Promise<void> {
  await tx.delete(planLimits);
  await tx
    .insert(planLimits)
    .values(Object.entries(limits).map(([plan, aiLimit]) => ({ plan, aiLimit })));
  await tx.delete(founderEmails);
  if (founders.size > 0) {
    await tx.insert(founderEmails).values([...founders].map((email) => ({ email })));
  }
}

/**
 * @returns how many bytes an account stores. After a write in the same transaction, the value cannot change until the
 *   transaction ends, because the write's trigger holds the account's storage row.
 */
export async function readStored(tx: Transaction, accountId: string): Promise<number> {
  const [row] = await reading(tx).execute({ accountId });
  return row?.bytes ?? 0;
}

const reading = prepared((connection) =>
  connection
    .select({ bytes: accountStorage.bytes })
    .from(accountStorage)
    .where(eq(accountStorage.accountId, sql.placeholder('accountId'))),
);
