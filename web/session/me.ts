import { decideQuota, type Usage } from '@elan/domain/generation/decideGeneration';
import type { Access } from '@elan/domain/subscription/access';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { call } from '../lib/apiClient.ts';
import { contract, type ReplyOf } from '../lib/contract.ts';

export type Me = ReplyOf<'me'>;

/** Query for the signed-in user. Use it only if there is a session. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => call(contract.me, undefined, { signal }),
  staleTime: 60_000,
  // Polls while running generations hold the rest of the quota, because a failed one enables the buttons again.
  refetchInterval: ({ state: { data: me } }) => (me && isLastUnitHeld(me) ? heldUnitPollMs : false),
});

const heldUnitPollMs = 5_000;

function isLastUnitHeld(me: Me): boolean {
  const decision = decideQuota(accessOf(me), usageOf(me));
  return !decision.allowed && decision.because === 'generation_under_way';
}

/** @returns the user's generation counts, as input for the quota rules. */
export function usageOf({ aiUsage, generationsUnderWay }: Me): Usage {
  return { ...aiUsage, held: generationsUnderWay };
}

export const MeContext = createContext<Me | undefined>(undefined);

/** @returns the signed-in user. Use it only in signed-in routes. */
export function useMe(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error('useMe belongs to the signed-in routes');
  return me;
}

/**
 * Updates the cached generation count from a reply to a generation. If the limit differs, the plan has changed, so
 * requests the user's data again instead.
 */
export function setAiUsage(client: QueryClient, aiUsage: Me['aiUsage']): void {
  const { queryKey } = meQuery;
  const me = client.getQueryData(queryKey);
  const isSamePlan = me?.aiUsage.limit === aiUsage.limit;
  if (isSamePlan) {
    // The generation that was just counted is no longer under way.
    const generationsUnderWay = Math.max(0, me.generationsUnderWay - 1);
    client.setQueryData(queryKey, { ...me, aiUsage, generationsUnderWay });
  }
  // A request in flight may return an older count.
  if (!isSamePlan || client.isFetching({ queryKey }) > 0)
    void client.invalidateQueries({ queryKey });
}

/** Query for the account. Cached for less time than `meQuery`, since a sign-in elsewhere may change the account. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => call(contract.getAccount, undefined, { signal }),
});

/** @returns the user's access rights, as input for the quota rules. */
export function accessOf(me: Me): Access {
  const { hasAccess, isFounder, hasPremiumAccess, isAdmin } = me;
  const plan = isFounder ? 'founder' : hasPremiumAccess ? 'premium' : 'free';
  return { hasAccess, isFounder, hasPremiumAccess, isAdmin, plan };
}

/** Query key of the account's sessions. Invalidate the query after ending sessions. */
export const sessionsKey = ['sessions'] as const;
