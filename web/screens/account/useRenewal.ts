import { contract } from '@elan/domain/contract/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiFailure, call } from '../../lib/apiClient.ts';
import { putSubscription, subscriptionQuery } from '../../subscription/subscription.ts';

export type RenewalChange = ReturnType<typeof useRenewal>;

/**
 * Cancels the subscription at the end of its period, or resumes it.
 * @returns both, each with its failure; where there is nothing to change any more, the subscription is read again.
 */
export function useRenewal() {
  const client = useQueryClient();
  const onError = async (failure: unknown) => {
    if (isMissing(failure)) {
      await client.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
    }
  };
  const cancel = useMutation({
    mutationFn: () => call(contract.cancelSubscription),
    onSuccess: (row) => putSubscription(client, row),
    onError,
  });
  const resume = useMutation({
    mutationFn: () => call(contract.resumeSubscription),
    onSuccess: (row) => putSubscription(client, row),
    onError,
  });
  return { cancel, resume };
}

/** @returns whether there was nothing to change because the subscription has ended in between. */
export function isMissing(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.code === 'subscription_missing';
}
