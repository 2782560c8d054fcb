import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import { databaseFailures } from '@elan/domain/databaseFailures';
import { givesPremium } from '@elan/domain/subscription/status';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiFailure, call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import { pause } from '../../lib/pause.ts';
import { meQuery } from '../../session/me.ts';
import { putSubscription } from '../../subscription/subscription.ts';

/**
 * Delay before the first request, because a payment is only reported shortly after the user returns
 * (docs/product.md#success-page).
 */
const verificationDelayMs = 2_000;
/** Total time limit for the confirmation (docs/product.md#success-page). */
const verificationLimitMs = 20_000;
const askEveryMs = 2_000;
/** Minimum time left for the reply to the last request. */
const lastAnswerMs = 1_000;

/** Temporary failures, which are retried. All others are reported immediately. */
const passing: ReadonlySet<ApiFailure['code']> = new Set([
  'network',
  ...databaseFailures,
  'payments_unavailable',
  'rate_limited',
  'stopping',
]);

export type Confirmation =
  | { readonly isActive: true; readonly row: SubscriptionRow }
  /** The failure of the last request; undefined if that succeeded. */
  | { readonly isActive: false; readonly failure: unknown };

/**
 * Polls until the subscription gives Premium, a request fails permanently or the time is up.
 * @param ask reads the subscription from the payment provider. Its signal aborts the request.
 * @param signal aborts the polling.
 * @throws the signal's reason if it is aborted.
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

/**
 * Runs a request with a time limit, and aborts it when the time is up.
 * @param milliseconds the time limit.
 * @param signal aborts the request.
 * @throws ApiFailure `network` when the time is up; the signal's reason if it is aborted.
 */
export function answerWithin<Answer>(
  milliseconds: number,
  signal: AbortSignal,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const question = new AbortController();
  return new Promise<Answer>((resolve, reject) => {
    const giveUp = (reason: unknown) => {
      reject(reason);
      question.abort(reason);
    };
    const leave = () => giveUp(signal.reason);
    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave, { once: true });
    const timer = setTimeout(() => giveUp(new ApiFailure('network')), milliseconds);
    ask(question.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        signal.removeEventListener('abort', leave);
      });
  });
}

/** How long the success message waits for the user's new access rights to be fetched. */
const rightsWithinMs = 2_000;

/** @returns the query that confirms a purchase. Once confirmed, it waits up to `rightsWithinMs` for the user's data. */
export function useConfirmation(sessionId: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['checkout', sessionId],
    queryFn: async ({ signal }) => {
      const confirmation = await confirmSubscription(
        (question) => call(contract.refreshSubscription, undefined, { signal: question }),
        signal,
      );
      if (confirmation.isActive) {
        putSubscription(client, confirmation.row);
        // The purchase is confirmed even if this fetch fails. The user is fetched again later.
        await answerWithin(rightsWithinMs, signal, () =>
          client.fetchQuery({ ...meQuery, staleTime: 0 }),
        ).catch(() => undefined);
      }
      return confirmation;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
}
