import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import { Failure } from '@elan/domain/failure';
import { decideCancellation } from '@elan/domain/subscription/decideCheckout';
import { forOneAction, type Services } from '../../services.ts';
import { syncLater, syncSubscription } from './syncSubscription.ts';

/**
 * Sets a subscription to end with its period, or to continue; a mail with the date confirms either.
 * Repeating it has no further effect.
 * @throws Failure `subscription_missing` if there is nothing to change, `payments_unavailable`.
 */
export async function changeCancellation(
  given: Pick<Services, 'db' | 'payments' | 'clock' | 'config' | 'outbox' | 'logError'>,
  input: {
    readonly accountId: string;
    readonly cancel: boolean;
    /** Called as soon as the provider has made the change, before anything else can fail. */
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
  // The provider has made the change: if it cannot be read again just now, the change has still
  // succeeded.
  const after = await syncSubscription(services, { accountId }).catch((error: unknown) => {
    services.logError(error, 'reading a subscription after its change');
    return null;
  });
  return after ?? { ...before, cancel_at_period_end: cancel };
}
