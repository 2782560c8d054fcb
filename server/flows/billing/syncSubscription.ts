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
 * Makes the next minute's job read a subscription: a call to the provider may have succeeded
 * although it did not answer.
 */
export async function syncLater(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: string,
): Promise<void> {
  // A reading that was started but not stored is repeated by the job (`takeDueCustomers`).
  await beginReading(db, accountId, clock.now());
}

/**
 * Reads an account's subscription again from the payment provider and stores it; notifies the person
 * by mail of what changed. The provider's answer is the only source.
 * @param input.event the event that caused the reading; recorded in the same transaction.
 * @returns the account's row of the view, or null.
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
    // A subscription whose first payment is in progress keeps its checkout, and is read often.
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

/** The person's row of `stripe_user_subscriptions`, or null. */
export function readSubscription(
  services: Pick<Services, 'db'>,
  account: Account,
): Promise<SubscriptionRow | null> {
  return withRowLevelSecurity(services.db, account.id, (tx) => findSubscription(tx, account.id));
}

/** Events that can change a subscription or the card that pays for it. */
const telling = /^(checkout\.session|customer|invoice|payment_method)\./;

/**
 * Processes an event of the payment provider, once however often it comes: reads its customer's
 * subscription again. Customers that are not ours are ignored.
 * @returns false for one that came before.
 * @throws Failure `payments_unavailable`: the provider sends it again.
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
