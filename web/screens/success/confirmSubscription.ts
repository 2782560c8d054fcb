import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import { givesPremium } from '@elan/domain/subscription/status';
import { ApiFailure } from '../../lib/apiClient.ts';
import { answerWithin } from './answerWithin.ts';
import { pause } from './pause.ts';

/**
 * Before the first question: the provider tells of a payment a moment after it sends the person back
 * (docs/product.md#success-page).
 */
const verificationDelayMs = 2_000;
/** How long the confirmation is waited for in all (docs/product.md#success-page). */
const verificationLimitMs = 20_000;
const askEveryMs = 2_000;
/** What the last question is left to be answered in. */
const lastAnswerMs = 1_000;

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
 * Asks until the subscription gives Premium, or the time is up, whether a question is still open then or not.
 * @param ask reads the subscription anew from the payment provider, until its signal says that nobody waits.
 * @param signal tells that nobody waits any more.
 * @throws the signal's reason, once nobody waits.
 */
export async function confirmSubscription(
  ask: (signal: AbortSignal) => Promise<SubscriptionRow | null>,
  signal: AbortSignal,
): Promise<Confirmation> {
  const end = Date.now() + verificationLimitMs;
  let failure: unknown;
  for (let wait = verificationDelayMs; wait > 0; ) {
    await pause(wait, signal);
    try {
      const row = await answerWithin(end - Date.now(), signal, ask);
      failure = undefined;
      if (row && givesPremium(row.subscription_status)) return { isActive: true, row };
    } catch (met) {
      signal.throwIfAborted();
      failure = met;
      if (!(met instanceof ApiFailure && passing.has(met.code))) break;
    }
    wait = Math.min(askEveryMs, end - lastAnswerMs - Date.now());
  }
  return { isActive: false, failure };
}
