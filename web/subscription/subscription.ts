import { contract } from '@elan/domain/contract/contract';
import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import { isLive } from '@elan/domain/subscription/status';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../lib/apiClient.ts';
import { meQuery, useMe } from '../session/me.ts';

/** The person's subscription as the server last read it; null where there never was one. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => call(contract.getSubscription, undefined, { signal }),
});

/** @returns the query of it. A founder has none and nothing is asked (docs/product.md#founders-and-administrators). */
export function useSubscription({ enabled = true }: { enabled?: boolean } = {}) {
  const { isFounder } = useMe();
  return useQuery({ ...subscriptionQuery, enabled: enabled && !isFounder });
}

/** Puts what a call answered where every screen reads it; who it gives Premium to, or takes it from, is read again. */
export function putSubscription(client: QueryClient, row: SubscriptionRow | null): void {
  void client.cancelQueries({ queryKey: subscriptionQuery.queryKey });
  client.setQueryData(subscriptionQuery.queryKey, row);
  void client.invalidateQueries({ queryKey: meQuery.queryKey });
}

/** @returns whether the subscription has not ended: a second one would be a second purchase. */
export function isBound({ subscription_status: status }: SubscriptionRow): boolean {
  return isLive(status);
}
