import type { CallReply } from '@elan/domain/contract/call';
import { contract } from '@elan/domain/contract/contract';
import type { ProjectOrder } from '@elan/domain/contract/projects';
import {
  type InfiniteData,
  infiniteQueryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../lib/apiClient.ts';
import { projectQuery } from './project.ts';

type ProjectPage = CallReply<typeof contract.listProjects>;

/** What every list of projects stands under; what changes a project invalidates it. */
export const projectsKey = ['projects'] as const;

/** Which projects, and in which order. */
export interface ProjectChoice {
  readonly order?: ProjectOrder;
  readonly search?: string;
}

/** The person's projects as summaries, page by page; newest change first unless told. */
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

/** @returns a first page as the cache of a list holds it. */
export function firstPageOf(page: ProjectPage): InfiniteData<ProjectPage, string | undefined> {
  return { pages: [page], pageParams: [undefined] };
}

/** @returns the creation of a project; the lists are read again afterwards. */
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
