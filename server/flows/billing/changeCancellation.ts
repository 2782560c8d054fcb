import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import { Failure } from '@elan/domain/failure';
import { decideCancellation } from '@elan/domain/subscription/decideCheckout';
import { PaymentRefused } from '../../adapters/payments/payments.ts';
import { forOneAction, type Services } from '../../services.ts';
import { syncLater, syncSubscription } from './syncSubscription.ts';

/**
 * Sets a subscription to end after the current period, or to continue. An email confirms the change. Repeating the call
 * does not change the subscription again.
 * @throws Failure `subscription_missing` if there is nothing to change; `payments_unavailable`.
 */
export async function changeCancellation(
  given: Pick<Services, 'db' | 'payments' | 'clock' | 'config' | 'outbox' | 'logError'>,
  input: {
    readonly accountId: string;
    readonly cancel: boolean;
    /**
     * Records the change before the provider is called, since its reply may be lost.
     * @returns how to remove the record if the provider refuses the change.
     */
    readonly record?: () => Promise<() => Promise<void>>;
  },
): Promise<SubscriptionRow> {
  const services = forOneAction(given);
  const { accountId, cancel } = input;
  const before = await syncSubscription(services, { accountId });
  const decision = decideCancellation(before);
  if (!before || !decision.allowed) throw new Failure('subscription_missing');
  const removeRecord = await input.record?.();
  if (before.cancel_at_period_end === cancel) return before;
  await services.payments
    .setCancelAtPeriodEnd(before.subscription_id, cancel)
    .catch(async (error: unknown) => {
      if (error instanceof PaymentRefused) await removeRecord?.();
      await syncLater(services, accountId);
      throw error;
    });
  // The provider has made the change, so the call succeeds even if the subscription cannot be read again now.
  const after = await syncSubscription(services, { accountId }).catch((error: unknown) => {
    services.logError(error, 'reading a subscription after its change');
    return null;
  });
  return after ?? { ...before, cancel_at_period_end: cancel };
}
