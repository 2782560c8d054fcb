import { deployment } from '@elan/domain/contract/service';
import { defaultFreeLimit } from '@elan/domain/subscription/plans';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './api.ts';
import { pageData } from './pageData.ts';

/** What this installation is: its stand-ins, where support is, what the plan's price is called. */
export const deploymentQuery = queryOptions({
  queryKey: ['deployment'],
  queryFn: ({ signal }) => call(deployment, undefined, { signal }),
  initialData: () => pageData()?.deployment,
  staleTime: Number.POSITIVE_INFINITY,
});

/** @returns the query of it; it needs no session. */
export function useDeployment() {
  return useQuery(deploymentQuery);
}

/** @returns generations of a free account; until it is known what this installation gives, the usual number. */
export function useFreeLimit(): number {
  return useDeployment().data?.freeLimit ?? defaultFreeLimit;
}
