import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import { projectsKey } from '../../projects/projects.ts';

/** The lender's questions of a project; under the key of the lists, so that what saves a module has them read again. */
export function rehearsalQuery(projectId: string) {
  return queryOptions({
    queryKey: [...projectsKey, 'rehearsal', projectId],
    queryFn: ({ signal }) => call(contract.getRehearsal, { params: { id: projectId } }, { signal }),
  });
}
