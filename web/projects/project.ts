import { contract } from '@elan/domain/contract/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../lib/apiClient.ts';

/** One whole project. Saving and generating update it under the same key. */
export function projectQuery(projectId: string) {
  return queryOptions({
    queryKey: ['project', projectId],
    queryFn: ({ signal }) => call(contract.getProject, { params: { id: projectId } }, { signal }),
  });
}

/** @returns the query of a project; idle while none is selected. */
export function useProject(projectId: string | null) {
  return useQuery({ ...projectQuery(projectId ?? ''), enabled: projectId !== null });
}
