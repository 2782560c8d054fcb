import { contract } from '@elan/domain/contract/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/apiClient.ts';
import { projectsKey } from './projects.ts';

/** How many projects the person has and has completed; under the list's key, so that what changes one changes both. */
export const projectCountsQuery = queryOptions({
  queryKey: [...projectsKey, 'counts'],
  queryFn: ({ signal }) => call(contract.countProjects, undefined, { signal }),
});
