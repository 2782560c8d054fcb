import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import { givesPremium } from '@elan/domain/subscription/status';
import { ApiFailure } from '../../api.ts';

/** Before the first question: the provider tells of a payment a moment after it sends the person back (spec, section 9). */
export const verificationDelayMs = 2_000;
/** How long the confirmation is waited for in all (decisions, "Success page"). */
export const verificationLimitMs = 20_000;
const askEveryMs = 2_000;

/** What passes by itself is asked again; anything else is told at once. */
const passing: ReadonlySet<ApiFailure['code']> = new Set([
  'network',
  'database_unavailable',
  'payments_unavailable',
  'rate_limited',
  'stopping',
]);

export type Confirmation =
  | { readonly isActive: true; readonly row: SubscriptionRow }
  /** With the failure that the last question met, if it met one. */
  | { readonly isActive: false; readonly failure: unknown };

/**
 * Asks until the subscription gives Premium, or the time is up.
 * @param ask reads the subscription anew from the payment provider.
 * @param wait resolves after that many milliseconds, and rejects once nobody waits any more.
 */
export async function confirmSubscription(
  ask: () => Promise<SubscriptionRow | null>,
  wait: (milliseconds: number) => Promise<void>,
): Promise<Confirmation> {
  const end = Date.now() + verificationLimitMs;
  let failure: unknown;
  for (let pause = verificationDelayMs; ; pause = askEveryMs) {
    await wait(pause);
    try {
      const row = await ask();
      failure = undefined;
      if (row && givesPremium(row.subscription_status)) return { isActive: true, row };
    } catch (met) {
      failure = met;
      if (!(met instanceof ApiFailure && passing.has(met.code))) break;
    }
    if (Date.now() + askEveryMs > end) break;
  }
  return { isActive: false, failure };
}
