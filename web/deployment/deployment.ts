import type { CallReply } from '@elan/domain/contract/call';
import type { deployment } from '@elan/domain/contract/service';
import { defaultFreeLimit } from '@elan/domain/subscription/plans';
import { createContext, useContext } from 'react';

/** The facts of this installation: its stand-ins, its support e-mail, its plan's price. */
export type Deployment = CallReply<typeof deployment>;

/**
 * How a page gets the deployment, as a hook: the app asks the server (`deploymentQuery.ts`); the landing page receives
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
