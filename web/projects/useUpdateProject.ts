import { contract } from '@elan/domain/contract/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/apiClient.ts';
import { projectQuery } from './project.ts';
import { projectsKey } from './projects.ts';

/** @returns the mutation of a project's name and description; it ends once the lists show it. */
export function useUpdateProject(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; description: string }) =>
      call(contract.updateProject, { params: { id: projectId }, body }),
    onSuccess: (project) => {
      client.setQueryData(projectQuery(projectId).queryKey, project);
      return client.invalidateQueries({ queryKey: projectsKey });
    },
  });
}
