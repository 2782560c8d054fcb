import type { ProjectOrder } from '@elan/domain/contract/projects';
import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../lib/apiClient.ts';
import { contract, type ReplyOf } from '../lib/contract.ts';

/** One complete project. Saving and generating update it under the same key. */
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

/** The key prefix of every list of projects; what changes a project invalidates it. */
export const projectsKey = ['projects'] as const;

/** The key of what there is to look at again in a project (`web/moduleEditor/checks/checkAnswers.ts`). */
export const checksKey = (projectId: string) => [...projectsKey, 'checks', projectId] as const;

/** The number of projects and of completed ones; under the list's key, so that invalidating one invalidates both. */
export const projectCountsQuery = queryOptions({
  queryKey: [...projectsKey, 'counts'],
  queryFn: ({ signal }) => call(contract.countProjects, undefined, { signal }),
});

/** The project to go on with, and where; under the list's key too. */
export const resumptionQuery = queryOptions({
  queryKey: [...projectsKey, 'resumption'],
  queryFn: ({ signal }) => call(contract.resumeProject, undefined, { signal }),
});

type ProjectPage = ReplyOf<'listProjects'>;

/** Which projects, and in which order. */
export interface ProjectChoice {
  readonly order?: ProjectOrder;
  readonly search?: string;
}

/** The person's projects as summaries, page by page; by default the most recently changed first. */
export function projectsQuery({ order = 'changed', search = '' }: ProjectChoice = {}) {
  return infiniteQueryOptions({
    queryKey: [...projectsKey, 'list', order, search],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      call(
        contract.listProjects,
        { query: { cursor, order, ...(search === '' ? {} : { search }) } },
        { signal },
      ),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** @returns a first page in the form in which the cache holds a list. */
export function firstPageOf(page: ProjectPage): InfiniteData<ProjectPage, string | undefined> {
  return { pages: [page], pageParams: [undefined] };
}

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
