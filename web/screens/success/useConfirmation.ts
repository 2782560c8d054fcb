import { contract } from '@elan/domain/contract/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api.ts';
import { meQuery } from '../../session/me.ts';
import { putSubscription } from '../../subscription/subscription.ts';
import { confirmSubscription } from './confirmSubscription.ts';

/** @returns the confirmation of the purchase of that checkout session; once it is there, who is signed in was read again. */
export function useConfirmation(sessionId: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['checkout', sessionId],
    queryFn: async ({ signal }) => {
      const confirmation = await confirmSubscription(
        () => call(contract.refreshSubscription, undefined, { signal }),
        (milliseconds) => pause(milliseconds, signal),
      );
      if (confirmation.isActive) {
        putSubscription(client, confirmation.row);
        // The purchase is confirmed even where this one answer does not come; it is asked for again later.
        await client.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => undefined);
      }
      return confirmation;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    const leave = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  });
}
