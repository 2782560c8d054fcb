import { deployment } from '@elan/domain/contract/service';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { pageData } from '../hydration/pageData.ts';
import { call } from '../lib/apiClient.ts';

/** What this installation is, as it came with the page, else as the server says. */
export const deploymentQuery = queryOptions({
  queryKey: ['deployment'],
  queryFn: ({ signal }) => call(deployment, undefined, { signal }),
  initialData: () => pageData()?.deployment,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The app's `DeploymentSource`: asks where something on the page wants to know. */
export function useServerDeployment() {
  return useQuery(deploymentQuery).data;
}
