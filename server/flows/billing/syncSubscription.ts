import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import { noticesOf } from '@elan/domain/subscription/notices';
import { givesPremium, isLive, subscriptionThatCounts } from '@elan/domain/subscription/status';
import type { PaymentEvent } from '../../adapters/payments/payments.ts';
import type { Account } from '../../auth/currentAccount.ts';
import { subscriptionMail } from '../../mails/subscription.ts';
import type { Services } from '../../services.ts';
import { beginReading, findOwner } from '../../store/billing/customers.ts';
import { isHandled, markHandled } from '../../store/billing/paymentEvents.ts';
import { endCheckout, findSubscription, keepReading } from '../../store/billing/subscriptions.ts';
import { putMail } from '../../store/outbox.ts';
import { withRowLevelSecurity } from '../../store/withRowLevelSecurity.ts';

type Needs = Pick<Services, 'db' | 'payments' | 'clock' | 'config' | 'outbox' | 'logError'>;

/**
 * Schedules a read of the subscription by `reconcileSubscriptions`, because a provider call may have succeeded even
 * though no reply arrived.
 */
export async function syncLater(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: string,
): Promise<void> {
  // The job repeats any read that was started but not stored (`takeDueCustomers`).
  await beginReading(db, accountId, clock.now());
}

/**
 * Reads an account's subscription from the payment provider, stores it, and notifies the user of changes by email. The
 * content of the event is not trusted.
 * @param input.event the event that caused this read, recorded in the same transaction.
 * @returns the account's row in `stripe_user_subscriptions`; null if there is none or the account has no customer.
 * @throws Failure `payments_unavailable`.
 */
export async function syncSubscription(
  services: Needs,
  input: { readonly accountId: string; readonly event?: PaymentEvent },
): Promise<SubscriptionRow | null> {
  const { db, clock } = services;
  const { accountId, event } = input;
  const reading = await beginReading(db, accountId, clock.now());
  if (!reading) return null;
  const all = await services.payments.readSubscriptions(reading.customerId);
  const found = subscriptionThatCounts(all);
  if (all.filter(({ status }) => isLive(status)).length > 1) {
    const { customerId } = reading;
    services.logError(undefined, 'a customer has more than one live subscription', { customerId });
  }
  const row = await db.transaction(async (tx) => {
    const now = clock.now();
    const kept = await keepReading(tx, reading, found, now);
    // While the first payment is in progress, the checkout is kept and the subscription is read often.
    if (kept && found && givesPremium(found.status)) await endCheckout(tx, accountId);
    if (event) await markHandled(tx, event, now);
    const row = await findSubscription(tx, accountId);
    if (!kept) return row;
    const after = found && { ...found, subscriptionId: found.id };
    for (const notice of noticesOf(kept.before, after)) {
      const { email, language } = kept.person;
      const { publicUrl, supportEmail } = services.config;
      const endsAt = found?.currentPeriodEnd ?? kept.before?.currentPeriodEnd ?? null;
      const mail = subscriptionMail(notice, language, { publicUrl, supportEmail, endsAt, now });
      await putMail(tx, email, mail, now);
    }
    return row;
  });
  services.outbox.nudge();
  return row;
}

/** @returns the user's row in `stripe_user_subscriptions`, or null. */
export function readSubscription(
  services: Pick<Services, 'db'>,
  account: Account,
): Promise<SubscriptionRow | null> {
  return withRowLevelSecurity(services.db, account.id, (tx) => findSubscription(tx, account.id));
}

/** Events that can affect a subscription or its payment card. */
const telling = /^(checkout\.session|customer|invoice|payment_method)\./;

/**
 * Processes a payment event, unless it was already processed. If it can affect the subscription of one of our
 * customers, reads that subscription again.
 * @returns false if the event was already processed.
 * @throws Failure `payments_unavailable`, which makes the provider send the event again.
 */
export async function handleStripeEvent(
  services: Pick<Services, 'db' | 'payments' | 'clock' | 'config' | 'outbox' | 'logError'>,
  event: PaymentEvent,
): Promise<boolean> {
  if (await isHandled(services.db, event.id)) return false;
  const isTelling = event.customerId !== undefined && telling.test(event.type);
  const accountId = isTelling ? await findOwner(services.db, event.customerId) : undefined;
  if (accountId !== undefined) await syncSubscription(services, { accountId, event });
  else await markHandled(services.db, event, services.clock.now());
  return true;
}
