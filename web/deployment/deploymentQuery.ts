import { deployment } from '@elan/domain/contract/service';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../lib/apiClient.ts';

/** What this installation is; a page that the server rendered brings it along. */
export const deploymentQuery = queryOptions({
  queryKey: ['deployment'],
  queryFn: ({ signal }) => call(deployment, undefined, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The app's `DeploymentSource`: asks where something on the page wants to know. */
export function useServerDeployment() {
  return useQuery(deploymentQuery).data;
}
