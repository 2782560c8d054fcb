import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import { noticesOf } from '@elan/domain/subscription/notices';
import { givesPremium, isLive, subscriptionThatCounts } from '@elan/domain/subscription/status';
import type { PaymentEvent } from '../../adapters/payments/payments.ts';
import { subscriptionMail } from '../../mails/subscription.ts';
import type { Services } from '../../services.ts';
import { beginReading } from '../../store/customers.ts';
import { putMail } from '../../store/outbox.ts';
import { markHandled } from '../../store/paymentEvents.ts';
import { endCheckout, findSubscription, keepReading } from '../../store/subscriptions.ts';

type Needs = Pick<Services, 'db' | 'payments' | 'clock' | 'config' | 'outbox' | 'logError'>;

/**
 * Has the minute's round read a subscription: what was asked of the provider may have been done although it did not
 * answer.
 */
export async function syncLater(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: string,
): Promise<void> {
  // A reading that is begun and not kept is made up for (`takeDueCustomers`).
  await beginReading(db, userId, clock.now());
}

/**
 * Reads an account's subscription anew from the payment provider and keeps it; tells the person by mail
 * what changed. The provider's word is the only truth: nothing here takes anybody else's.
 * @param input.event what it is read for; written down in the same transaction.
 * @returns the account's row of the view, or null.
 * @throws Failure `payments_unavailable`.
 */
export async function syncSubscription(
  services: Needs,
  input: { readonly userId: string; readonly event?: PaymentEvent },
): Promise<SubscriptionRow | null> {
  const { db, clock } = services;
  const { userId, event } = input;
  const reading = await beginReading(db, userId, clock.now());
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
    // One whose first payment is under way keeps its place, and is asked about often.
    if (kept && found && givesPremium(found.status)) await endCheckout(tx, userId);
    if (event) await markHandled(tx, event, now);
    const row = await findSubscription(tx, userId);
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
