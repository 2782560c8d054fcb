import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import { meQuery } from '../../session/me.ts';
import { putSubscription } from '../../subscription/subscription.ts';
import { answerWithin, confirmSubscription } from './confirmSubscription.ts';

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
