import type { CallReply } from '@elan/domain/contract/call';
import type { deployment } from '@elan/domain/contract/service';
import { defaultFreeLimit } from '@elan/domain/subscription/plans';
import { createContext, useContext } from 'react';

/** What this installation is: its stand-ins, where support is, what the plan's price is called. */
export type Deployment = CallReply<typeof deployment>;

/**
 * From where a page knows it, as a hook: the app asks the server (`deploymentQuery.ts`), the first page has it
 * with itself and carries nothing that could ask. The same one for as long as the page lives.
 */
export const DeploymentSource = createContext<() => Deployment | undefined>(() => undefined);

/** @returns it once it is known; it needs no session. */
export function useDeployment(): { readonly data: Deployment | undefined } {
  const useSource = useContext(DeploymentSource);
  return { data: useSource() };
}

/** @returns generations of a free account; until it is known what this installation gives, the usual number. */
export function useFreeLimit(): number {
  return useDeployment().data?.freeLimit ?? defaultFreeLimit;
}
