import { defaultFreeLimit } from '@elan/domain/subscription/plans';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { call } from '../lib/apiClient.ts';
import { contract, type ReplyOf } from '../lib/contract.ts';

/** Settings of this installation, such as its stand-ins, support e-mail and prices. */
export type Deployment = ReplyOf<'deployment'>;

/**
 * A hook through which a page gets the deployment. The app requests it from the server (`useServerDeployment`), while
 * the landing page, which has no query client, receives it with its HTML. The hook must not change while the page is
 * open.
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

/** Reads the deployment from the page's data if included there, else from the server. */
export const deploymentQuery = queryOptions({
  queryKey: ['deployment'],
  queryFn: ({ signal }) => call(contract.deployment, undefined, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The app's `DeploymentSource`: requests the deployment when a component first needs it. */
export function useServerDeployment() {
  return useQuery(deploymentQuery).data;
}
