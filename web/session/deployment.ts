import { defaultFreeLimit } from '@elan/domain/subscription/plans';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { call } from '../lib/apiClient.ts';
import { contract, type ReplyOf } from '../lib/contract.ts';

/** The facts of this installation: its stand-ins, its support e-mail, its plan's price. */
export type Deployment = ReplyOf<'deployment'>;

/**
 * How a page gets the deployment, as a hook: the app asks the server (`useServerDeployment`); the landing page receives
 * it with its HTML and has no query client. The hook must not change while the page is open.
 */
export const DeploymentSource = createContext<() => Deployment | undefined>(() => undefined);

/** @returns the deployment once it is known; it needs no session. */
export function useDeployment(): { readonly data: Deployment | undefined } {
  const useSource = useContext(DeploymentSource);
  return { data: useSource() };
}

/** @returns the generations of a free account; the usual number until the deployment is known. */
export function useFreeLimit(): number {
  return useDeployment().data?.freeLimit ?? defaultFreeLimit;
}

/** The deployment, from the page's own data where it has it, else from the server. */
export const deploymentQuery = queryOptions({
  queryKey: ['deployment'],
  queryFn: ({ signal }) => call(contract.deployment, undefined, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The app's `DeploymentSource`: asks the server when a component first needs it. */
export function useServerDeployment() {
  return useQuery(deploymentQuery).data;
}
