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

/** Query for a full project. Saving and generating update the cached project. */
export function projectQuery(projectId: string) {
  return queryOptions({
    queryKey: ['project', projectId],
    queryFn: ({ signal }) => call(contract.getProject, { params: { id: projectId } }, { signal }),
  });
}

/** @returns the query for a project; makes no request while the id is null. */
export function useProject(projectId: string | null) {
  return useQuery({ ...projectQuery(projectId ?? ''), enabled: projectId !== null });
}

/** Key prefix of the project lists and of other queries that are invalidated together with them. */
export const projectsKey = ['projects'] as const;

/** @returns the query key for the points to review in a project (`web/moduleEditor/checks/checkAnswers.ts`). */
export const checksKey = (projectId: string) => [...projectsKey, 'checks', projectId] as const;

/** Query for project counts. Shares the key prefix of the lists, so that both are invalidated together. */
export const projectCountsQuery = queryOptions({
  queryKey: [...projectsKey, 'counts'],
  queryFn: ({ signal }) => call(contract.countProjects, undefined, { signal }),
});

/** Query for the last changed project and its next step. Shares the key prefix of the lists. */
export const resumptionQuery = queryOptions({
  queryKey: [...projectsKey, 'resumption'],
  queryFn: ({ signal }) => call(contract.resumeProject, undefined, { signal }),
});

type ProjectPage = ReplyOf<'listProjects'>;

/** Filters and sorts a list of projects. */
export interface ProjectChoice {
  readonly order?: ProjectOrder;
  readonly search?: string;
}

/** Query for pages of the user's project summaries, by default the last changed first. */
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

/** @returns the list's first page in the format in which the query cache stores a list. */
export function firstPageOf(page: ProjectPage): InfiniteData<ProjectPage, string | undefined> {
  return { pages: [page], pageParams: [undefined] };
}

/** @returns the mutation that changes a project's name and description. It ends once project lists are reloaded. */
export function useUpdateProject(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { name?: string; description?: string }) =>
      call(contract.updateProject, { params: { id: projectId }, body }),
    onSuccess: (project) => {
      client.setQueryData(projectQuery(projectId).queryKey, project);
      return client.invalidateQueries({ queryKey: projectsKey });
    },
  });
}
