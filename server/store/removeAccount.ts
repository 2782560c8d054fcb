import { asLanguage, defaultLanguage, type Language } from '@elan/domain/language';
import { and, count, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../outside/database.ts';
import { ofEmail } from './personalData.ts';
import {
  aiUsage,
  generations,
  outbox,
  projectRows,
  sandboxMail,
  signInFailures,
  stripeCustomers,
  stripeEvents,
  users,
  verifications,
} from './schema.ts';

/** What became of an account that was to be removed. */
export type Removal =
  | {
      readonly outcome: 'removed';
      readonly email: string;
      readonly language: Language;
      /** The generations that were being written. */
      readonly running: readonly string[];
    }
  /** It was removed before; or the request was taken back; or it is a customer whom the provider still has. */
  | { readonly outcome: 'gone' | 'taken_back' | 'other_customer' };

/**
 * Removes an account with every row of it, in the caller's transaction; nothing where it may not. What
 * administrators did to it stays in their log, under an id that is nobody's from then on.
 * @param customerId the customer that was removed at the payment provider, if there was one.
 */
export async function removeAccount(
  tx: Transaction,
  userId: string,
  customerId: string | undefined,
): Promise<Removal> {
  const person = await lockAccount(tx, userId);
  if (!person) return { outcome: 'gone' };
  if (person.deletionRequestedAt === null) return { outcome: 'taken_back' };
  const [customer] = await tx
    .select({ id: stripeCustomers.customerId })
    .from(stripeCustomers)
    .where(eq(stripeCustomers.userId, userId));
  if (customer && customer.id !== customerId) return { outcome: 'other_customer' };

  const running = await tx
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.userId, userId), eq(generations.status, 'running')));
  // What hangs on the person goes with them, by its foreign keys.
  await tx.delete(users).where(eq(users.id, userId));
  if (customer) await tx.delete(stripeEvents).where(eq(stripeEvents.customerId, customer.id));
  await removeTraces(tx, userId, person.email);
  return {
    outcome: 'removed',
    email: person.email,
    language: asLanguage(person.language) ?? defaultLanguage,
    running: running.map(({ id }) => id),
  };
}

/**
 * Holds an account and what is being changed of it until the transaction ends: first what a reading of its
 * subscription, a generation and a sign-in take first, and the person last, as whoever adds a row does. So
 * they wait for each other, and not both for ever.
 */
async function lockAccount(tx: Transaction, userId: string) {
  const [found] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!found) return undefined;
  await lockRows(tx, stripeCustomers, eq(stripeCustomers.userId, userId));
  await lockRows(tx, aiUsage, eq(aiUsage.userId, userId));
  await lockRows(tx, projectRows, eq(projectRows.userId, userId));
  await lockRows(tx, generations, eq(generations.userId, userId));
  await lockRows(tx, signInFailures, ofEmail(signInFailures.email, found.email));
  const [person] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  return person;
}

async function lockRows(tx: Transaction, table: PgTable, which: SQL): Promise<void> {
  const rows = tx
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(which)
    .for('update')
    .as('rows');
  await tx.select({ count: count() }).from(rows);
}

/** Removes what is kept by the address, or by a text that names the person, rather than under their id. */
async function removeTraces(tx: Transaction, userId: string, email: string): Promise<void> {
  await tx.delete(signInFailures).where(ofEmail(signInFailures.email, email));
  await tx.delete(outbox).where(ofEmail(outbox.recipient, email));
  await tx.delete(sandboxMail).where(ofEmail(sandboxMail.recipient, email));
  const { identifier, value } = verifications;
  const names = (column: typeof identifier | typeof value, text: string) =>
    sql`position(${text} in ${column}) > 0`;
  await tx
    .delete(verifications)
    .where(or(names(identifier, email), names(value, email), names(value, userId)));
}
