import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import { Failure } from '@elan/domain/failure';
import { decideCancellation } from '@elan/domain/subscription/decideCheckout';
import { forOneAction, type Services } from '../../services.ts';
import { syncLater, syncSubscription } from './syncSubscription.ts';

/**
 * Sets a subscription to end after the current period, or to continue. An email confirms the change. Repeating the call
 * has no further effect.
 * @throws Failure `subscription_missing` if there is nothing to change; `payments_unavailable`.
 */
export async function changeCancellation(
  given: Pick<Services, 'db' | 'payments' | 'clock' | 'config' | 'outbox' | 'logError'>,
  input: {
    readonly accountId: string;
    readonly cancel: boolean;
    /** Called once the change is in effect at the provider, before the subscription is read again. */
    readonly agreed?: () => Promise<void>;
  },
): Promise<SubscriptionRow> {
  const services = forOneAction(given);
  const { accountId, cancel } = input;
  const before = await syncSubscription(services, { accountId });
  const decision = decideCancellation(before);
  if (!before || !decision.allowed) throw new Failure('subscription_missing');
  const isSo = before.cancel_at_period_end === cancel;
  if (!isSo) {
    await services.payments
      .setCancelAtPeriodEnd(before.subscription_id, cancel)
      .catch(async (error: unknown) => {
        await syncLater(services, accountId);
        throw error;
      });
  }
  await input.agreed?.();
  if (isSo) return before;
  // The provider has made the change, so the call succeeds even if the subscription cannot be read again now.
  const after = await syncSubscription(services, { accountId }).catch((error: unknown) => {
    services.logError(error, 'reading a subscription after its change');
    return null;
  });
  return after ?? { ...before, cancel_at_period_end: cancel };
}
