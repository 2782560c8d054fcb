import { contract } from '@elan/domain/contract/contract';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../api.ts';
import { projectQuery } from './project.ts';

/** The key of the list; what changes a project invalidates it. */
export const projectsKey = ['projects'] as const;

/** @returns the query of the person's projects as summaries, newest change first, page by page. */
export function useProjects() {
  return useInfiniteQuery({
    queryKey: projectsKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(contract.listProjects, { query: { cursor: pageParam } }, { signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** @returns the creation of a project; the list is read again afterwards. */
export function useCreateProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; description?: string }) =>
      call(contract.createProject, { body }),
    onSuccess: (project) => {
      client.setQueryData(projectQuery(project.id).queryKey, project);
      void client.invalidateQueries({ queryKey: projectsKey });
    },
  });
}
