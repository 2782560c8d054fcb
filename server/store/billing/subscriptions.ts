import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import type { Language } from '@elan/domain/language';
import { givesPremium } from '@elan/domain/subscription/status';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../adapters/database/database.ts';
import type { ProviderSubscription } from '../../adapters/payments/payments.ts';
import { holdAccount } from '../accounts/accounts.ts';
import {
  checkouts,
  stripeCustomers,
  stripeSubscriptions,
  users,
  stripeUserSubscriptions as view,
} from '../schema.ts';
import type { Reading } from './customers.ts';

/** @returns the status of the account's subscription when it was last read; null if none was found. */
export async function findSubscriptionStatus(
  db: Database,
  accountId: string,
): Promise<string | null> {
  const [row] = await db
    .select({ status: stripeSubscriptions.status })
    .from(stripeSubscriptions)
    .where(eq(stripeSubscriptions.accountId, accountId));
  return row?.status ?? null;
}

/** @returns the account's row of the view `stripe_user_subscriptions`, or null. */
export async function findSubscription(
  tx: Transaction,
  accountId: string,
): Promise<SubscriptionRow | null> {
  const [row] = await tx
    .select({
      customer_id: view.customerId,
      subscription_id: view.subscriptionId,
      subscription_status: view.subscriptionStatus,
      price_id: view.priceId,
      current_period_start: view.currentPeriodStart,
      current_period_end: view.currentPeriodEnd,
      cancel_at_period_end: view.cancelAtPeriodEnd,
      payment_method_brand: view.paymentMethodBrand,
      payment_method_last4: view.paymentMethodLast4,
    })
    .from(view)
    .where(eq(view.accountId, accountId));
  return row ?? null;
}

/** The state before a stored reading, from which changes are detected, and the user to notify. */
export interface KeptReading {
  readonly before: StoredSubscription | undefined;
  readonly person: { readonly email: string; readonly language: Language };
}

type StoredSubscription = typeof stripeSubscriptions.$inferSelect;

/**
 * Stores the result of a reading in the caller's transaction.
 * @returns undefined if it was not stored, because a reading that started later was already stored, the account is
 *   being deleted, or the customer that was read is no longer the account's.
 */
export async function keepReading(
  tx: Transaction,
  { accountId, customerId, ordinal }: Reading,
  found: ProviderSubscription | undefined,
  now: Date,
): Promise<KeptReading | undefined> {
  await holdAccount(tx, accountId);
  const [customer] = await tx
    .select({
      readingKept: stripeCustomers.readingKept,
      email: users.email,
      language: users.language,
      deletionRequestedAt: users.deletionRequestedAt,
    })
    .from(stripeCustomers)
    .innerJoin(users, eq(users.id, stripeCustomers.accountId))
    // Another customer of the account counts its readings from one again.
    .where(
      and(eq(stripeCustomers.accountId, accountId), eq(stripeCustomers.customerId, customerId)),
    )
    .for('update', { of: stripeCustomers });
  if (!customer || customer.readingKept > ordinal) return undefined;
  // If the deletion is cancelled, the next reading still detects and reports the changes.
  if (customer.deletionRequestedAt !== null) return undefined;
  await tx
    .update(stripeCustomers)
    .set({ readingKept: ordinal })
    .where(eq(stripeCustomers.accountId, accountId));
  const [before] = await tx
    .select()
    .from(stripeSubscriptions)
    .where(eq(stripeSubscriptions.accountId, accountId));
  await keep(tx, accountId, found, now);
  const language = customer.language === 'en' ? 'en' : 'fr';
  return { before, person: { email: customer.email, language } };
}

async function keep(
  tx: Transaction,
  accountId: string,
  found: ProviderSubscription | undefined,
  now: Date,
): Promise<void> {
  if (!found) {
    await tx.delete(stripeSubscriptions).where(eq(stripeSubscriptions.accountId, accountId));
    return;
  }
  const { id: subscriptionId, created, ...state } = found;
  const row = { ...state, subscriptionId, premium: givesPremium(found.status), updatedAt: now };
  await tx
    .insert(stripeSubscriptions)
    .values({ accountId, createdAt: new Date(created * 1000), ...row })
    .onConflictDoUpdate({ target: stripeSubscriptions.accountId, set: row });
}

/** Deletes an account's checkout, once its subscription grants Premium. */
export async function endCheckout(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(checkouts).where(eq(checkouts.accountId, accountId));
}
