import {
  infiniteQueryOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { ApiFailure, call } from '../lib/apiClient.ts';
import { contract } from '../lib/contract.ts';
import { projectQuery, projectsKey } from './projects.ts';

/**
 * Query for the recycle bin, latest deletion first. Shares the key prefix of the project lists, since projects move
 * between these and the bin.
 */
export const recycleBinQuery = infiniteQueryOptions({
  queryKey: [...projectsKey, 'bin'],
  initialPageParam: undefined as string | undefined,
  queryFn: ({ pageParam: cursor, signal }) =>
    call(contract.listDeletedProjects, { query: { cursor } }, { signal }),
  getNextPageParam: (page) => page.nextCursor ?? undefined,
});

/** Invalidates the project lists, the recycle bin and all other queries under `projectsKey`. */
export const readListsAgain = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: projectsKey });

/** @returns the mutation that moves a project to the recycle bin. It ends once project lists are reloaded. */
export function useDeleteProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(contract.deleteProject, { params: { id } }),
    onSuccess: () => readListsAgain(client),
    // `not_found` means that the project was already deleted elsewhere, so the lists are outdated.
    onError: (failure) => {
      if (failure instanceof ApiFailure && failure.code === 'not_found')
        void readListsAgain(client);
    },
  });
}

/** @returns the mutation that restores a project from the recycle bin. */
export function useRestoreProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(contract.restoreProject, { params: { id } }),
    onSuccess: (project) => {
      client.setQueryData(projectQuery(project.id).queryKey, project);
      return readListsAgain(client);
    },
  });
}
