import { deployment } from '@elan/domain/contract/service';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../lib/apiClient.ts';

/** The deployment, from the page's own data where it has it, else from the server. */
export const deploymentQuery = queryOptions({
  queryKey: ['deployment'],
  queryFn: ({ signal }) => call(deployment, undefined, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The app's `DeploymentSource`: asks the server when a component first needs it. */
export function useServerDeployment() {
  return useQuery(deploymentQuery).data;
}
