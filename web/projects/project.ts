import { contract } from '@elan/domain/contract/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../lib/apiClient.ts';

/** One project, whole. What saves or generates writes its reply under the same key. */
export function projectQuery(projectId: string) {
  return queryOptions({
    queryKey: ['project', projectId],
    queryFn: ({ signal }) => call(contract.getProject, { params: { id: projectId } }, { signal }),
  });
}

/** @returns the query of a project; idle while none is chosen. */
export function useProject(projectId: string | null) {
  return useQuery({ ...projectQuery(projectId ?? ''), enabled: projectId !== null });
}
