import type { Project } from '@elan/domain/contract/projects';
import type { ModuleEntry } from '@elan/domain/project/moduleEntry';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { checksKey, projectQuery, projectsKey } from '../../projects/projects.ts';
import { figuresQuery } from '../../writeUp/figures.tsx';

/** One module of a project in the client's cache. */
export interface ModuleCache {
  readonly now: () => ModuleEntry | undefined;
  /** Reads the module from the server. @throws ApiFailure */
  readonly readAgain: () => Promise<ModuleEntry | undefined>;
  /**
   * Updates the cached project after a save.
   * @param isQuiet whether the save is automatic. The project lists are then fetched again only when they are next
   * shown, and the checks after a delay.
   */
  readonly set: (
    change: Partial<ModuleEntry> & Pick<ModuleEntry, 'lastUpdated'>,
    isQuiet?: boolean,
  ) => void;
}

export function useModuleCache(projectId: string, module: string): ModuleCache {
  const client = useQueryClient();
  return useMemo(() => moduleCache(client, projectId, module), [client, projectId, module]);
}

/** Delay between the last automatic save and fetching the checks again, in milliseconds. */
export const checksAfterMs = 3_000;

function moduleCache(client: QueryClient, projectId: string, module: string): ModuleCache {
  const query = projectQuery(projectId);
  let checksTimer: ReturnType<typeof setTimeout> | undefined;
  // Fetched once after several saves, because the server reads the entire project to compute the checks.
  const readChecksLater = () => {
    clearTimeout(checksTimer);
    checksTimer = setTimeout(
      () => void client.invalidateQueries({ queryKey: checksKey(projectId) }),
      checksAfterMs,
    );
  };
  return {
    now: () => client.getQueryData(query.queryKey)?.modules_data[module],
    async readAgain() {
      const project = await client.fetchQuery({ ...query, staleTime: 0, retry: false });
      return project.modules_data[module];
    },
    set(change, isQuiet = false) {
      // A response that is still on its way may be older than what was just saved.
      void client.cancelQueries({ queryKey: query.queryKey });
      client.setQueryData(query.queryKey, (project) => project && merged(project, module, change));
      if (change.forecast) {
        void client.invalidateQueries({ queryKey: figuresQuery(projectId).queryKey });
      }
      const refetchType = isQuiet ? 'none' : 'active';
      void client.invalidateQueries({ queryKey: projectsKey, refetchType });
      if (isQuiet) readChecksLater();
    },
  };
}

function merged(
  project: Project,
  module: string,
  change: Partial<ModuleEntry> & Pick<ModuleEntry, 'lastUpdated'>,
): Project {
  const { modules_data } = project;
  return {
    ...project,
    updated_at: change.lastUpdated,
    modules_data: { ...modules_data, [module]: { ...modules_data[module], ...change } },
  };
}
