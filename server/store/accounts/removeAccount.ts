import { formerUsageDays } from '@elan/domain/account/deletion';
import { asLanguage, defaultLanguage, type Language } from '@elan/domain/language';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Transaction } from '../../adapters/database/database.ts';
import type { StandInRecords } from '../../standIns.ts';
import { readOwnFreeUse } from '../generations/usage.ts';
import { lockOwnRows } from '../lockOrder.ts';
import { removeProjects } from '../removeInParts.ts';
import {
  accountStorage,
  documents,
  generations,
  outbox,
  signInFailures,
  stripeCustomers,
  stripeEvents,
  users,
} from '../schema.ts';
import { keepFormerUsage } from './formerUsage.ts';
import { ofEmail } from './personalData.ts';

const dayMs = 86_400_000;

export type Removal =
  | {
      readonly outcome: 'removed';
      readonly email: string;
      readonly language: Language;
      /** The ids of the generations that were running. */
      readonly running: readonly string[];
    }
  /**
   * `gone`: already removed; `taken_back`: the request was cancelled; `other_customer`: the account's customer is
   * not one of the removed ones.
   */
  | { readonly outcome: 'gone' | 'taken_back' | 'other_customer' };

interface RemovalNeeds {
  /** See `auth/emailHash.ts`. */
  readonly hashEmail: (email: string) => readonly [string, ...string[]];
  /** Undefined if no stand-in is running. */
  readonly standInRecords: Pick<StandInRecords, 'removePersonalData'> | undefined;
  readonly now: Date;
}

/**
 * Removes an account with all its rows in the caller's transaction, or nothing if it may not be removed.
 * Administrators' actions on the account remain in their log, under its former id. The number of free generations that
 * it used is kept for a year, under a hash of its mailbox.
 * @param customerIds the customers that were removed at the payment provider.
 */
export async function removeAccount(
  tx: Transaction,
  accountId: string,
  customerIds: readonly string[],
  { hashEmail, standInRecords, now }: RemovalNeeds,
): Promise<Removal> {
  const [person] = await tx.select().from(users).where(eq(users.id, accountId)).for('update');
  if (!person) return { outcome: 'gone' };
  if (person.deletionRequestedAt === null) return { outcome: 'taken_back' };
  const [customer] = await tx
    .select({ id: stripeCustomers.customerId })
    .from(stripeCustomers)
    .where(eq(stripeCustomers.accountId, accountId));
  if (customer && !customerIds.includes(customer.id)) return { outcome: 'other_customer' };

  await lockOwnRows(tx, accountId);
  const running = await tx
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.actorId, accountId), eq(generations.status, 'running')));
  const used = await readOwnFreeUse(tx, accountId);
  if (used > 0) {
    const until = new Date(now.getTime() + formerUsageDays * dayMs);
    await keepFormerUsage(tx, hashEmail(person.email)[0], used, now, until);
  }
  // Deleted first, so that the triggers do not update this row for each removed project.
  await tx.delete(accountStorage).where(eq(accountStorage.accountId, accountId));
  await removeProjects(tx, accountId);
  // Cascading foreign keys remove the rows that reference the user.
  await tx.delete(users).where(eq(users.id, accountId));
  await removeTraces(tx, person.email, customerIds);
  await tx
    .delete(documents)
    .where(or(eq(documents.madeBy, accountId), eq(documents.ownerId, accountId)));
  await standInRecords?.removePersonalData(tx, person.email);
  return {
    outcome: 'removed',
    email: person.email,
    language: asLanguage(person.language) ?? defaultLanguage,
    running: running.map(({ id }) => id),
  };
}

/** Removes rows that are stored under the email or the customer id rather than under the account's id. */
async function removeTraces(
  tx: Transaction,
  email: string,
  customerIds: readonly string[],
): Promise<void> {
  await tx.delete(signInFailures).where(ofEmail(signInFailures.email, email));
  await tx.delete(stripeEvents).where(inArray(stripeEvents.customerId, [...customerIds]));
  await tx.delete(outbox).where(ofEmail(outbox.recipient, email));
}
