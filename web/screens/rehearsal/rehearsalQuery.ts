import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import { projectsKey } from '../../projects/projects.ts';

/**
 * The lender's questions about a project. The key extends that of the project lists, so that saving a module triggers a
 * new fetch.
 */
export function rehearsalQuery(projectId: string) {
  return queryOptions({
    queryKey: [...projectsKey, 'rehearsal', projectId],
    queryFn: ({ signal }) => call(contract.getRehearsal, { params: { id: projectId } }, { signal }),
  });
}
