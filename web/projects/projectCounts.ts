import { contract } from '@elan/domain/contract/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/apiClient.ts';
import { projectsKey } from './projects.ts';

/** The number of projects and of completed ones; under the list's key, so that invalidating one invalidates both. */
export const projectCountsQuery = queryOptions({
  queryKey: [...projectsKey, 'counts'],
  queryFn: ({ signal }) => call(contract.countProjects, undefined, { signal }),
});
