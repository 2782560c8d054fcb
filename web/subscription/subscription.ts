import type { SubscriptionRow } from '@elan/domain/contract/subscription';
import { isLive } from '@elan/domain/subscription/status';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../lib/apiClient.ts';
import { contract } from '../lib/contract.ts';
import { meQuery, useMe } from '../session/me.ts';

/** The user's subscription as last read by the server; null if there never was one. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => call(contract.getSubscription, undefined, { signal }),
});

/**
 * @returns the subscription query. Makes no request for a founder, who needs no subscription
 *   (docs/product.md#founders-and-administrators).
 */
export function useSubscription({ enabled = true }: { enabled?: boolean } = {}) {
  const { isFounder } = useMe();
  return useQuery({ ...subscriptionQuery, enabled: enabled && !isFounder });
}

/**
 * Caches a subscription from a response, which updates every screen. Also requests the user's data again, because their
 * access may have changed.
 */
export function putSubscription(client: QueryClient, row: SubscriptionRow | null): void {
  void client.cancelQueries({ queryKey: subscriptionQuery.queryKey });
  client.setQueryData(subscriptionQuery.queryKey, row);
  void client.invalidateQueries({ queryKey: meQuery.queryKey });
}

/** @returns whether the subscription is still running, in which case buying another must be prevented. */
export function isBound({ subscription_status: status }: SubscriptionRow): boolean {
  return isLive(status);
}

/** The card networks' own spelling; Stripe reports them in lower case (`card.brand`). */
const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  interac: 'Interac',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** @returns the name of a card's network; an unknown one is returned unchanged, and null as dots. */
export function cardBrand(brand: string | null): string {
  if (brand === null) return '••••';
  return (Object.hasOwn(brands, brand) ? brands[brand] : undefined) ?? brand;
}
