import { defaultFreeLimit } from '@elan/domain/subscription/plans';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { call } from '../lib/apiClient.ts';
import { contract, type ReplyOf } from '../lib/contract.ts';

/** Settings of this installation, such as its stand-ins, support e-mail and prices. */
export type Deployment = ReplyOf<'deployment'>;

/**
 * A hook that returns the deployment: in the app, `useServerDeployment`. On an /auth page loaded by a signed-out user,
 * it returns the deployment sent with the HTML. The hook must not change while the page is open.
 */
export const DeploymentSource = createContext<() => Deployment | undefined>(() => undefined);

/** @returns the deployment once it is known. Needs no session. */
export function useDeployment(): { readonly data: Deployment | undefined } {
  const useSource = useContext(DeploymentSource);
  return { data: useSource() };
}

/** @returns the number of generations of a free account; the default until the deployment is known. */
export function useFreeLimit(): number {
  return useDeployment().data?.freeLimit ?? defaultFreeLimit;
}

/** Query for the deployment. Its result is never outdated while the page is open. */
export const deploymentQuery = queryOptions({
  queryKey: ['deployment'],
  queryFn: ({ signal }) => call(contract.deployment, undefined, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The app's `DeploymentSource`: requests the deployment unless it is cached. */
export function useServerDeployment() {
  return useQuery(deploymentQuery).data;
}
