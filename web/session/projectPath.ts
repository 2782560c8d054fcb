import type { LinkProps } from '@tanstack/react-router';
import { useCurrentProject } from './currentProject.ts';

/** Where a link leads; spread into a `Link` or a `LinkButton`, or given to `navigate`. */
type Target = Pick<LinkProps, 'to' | 'params'>;

/**
 * @param projectId null for the plain address, which opens the project used last.
 * @returns the page of a module of a project.
 */
export function toModule(projectId: string | null, key: string): Target {
  return projectId === null
    ? { to: '/module/$key', params: { key } }
    : { to: '/p/$projectId/module/$key', params: { projectId, key } };
}

/** @returns the document that a project makes; `projectId` as for a module. */
export function toDossier(projectId: string | null): Target {
  return projectId === null
    ? { to: '/dossier' }
    : { to: '/p/$projectId/dossier', params: { projectId } };
}

/** @returns the ten questions that a lender will ask of a project; `projectId` as for a module. */
export function toRehearsal(projectId: string | null): Target {
  return projectId === null
    ? { to: '/rehearsal' }
    : { to: '/p/$projectId/rehearsal', params: { projectId } };
}

/** @returns the target of a link to a module of the project that the page is about. */
export function useToModule(): (key: string) => Target {
  const { projectId } = useCurrentProject();
  return (key) => toModule(projectId, key);
}
