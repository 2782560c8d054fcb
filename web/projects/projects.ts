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

/** The key prefix of every list of projects; what changes a project invalidates it. */
export const projectsKey = ['projects'] as const;

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

/** @returns the mutation that creates a project; the lists are read again afterwards. */
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
