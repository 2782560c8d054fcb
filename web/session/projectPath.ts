import type { LinkProps } from '@tanstack/react-router';
import { useCurrentProject } from './currentProject.ts';

/** Target of a link. Spread it into a `Link` or `LinkButton`, or pass it to `navigate`. */
type Target = Pick<LinkProps, 'to' | 'params'>;

/**
 * @param projectId null for the address without a project, which opens the last one used.
 * @returns the target of a module's page.
 */
export function toModule(projectId: string | null, key: string): Target {
  return projectId === null
    ? { to: '/module/$key', params: { key } }
    : { to: '/p/$projectId/module/$key', params: { projectId, key } };
}

/**
 * @param projectId as in `toModule`.
 * @returns the target of the dossier page.
 */
export function toDossier(projectId: string | null): Target {
  return projectId === null
    ? { to: '/dossier' }
    : { to: '/p/$projectId/dossier', params: { projectId } };
}

/**
 * @param projectId as in `toModule`.
 * @returns the target of the rehearsal page, with a lender's ten questions.
 */
export function toRehearsal(projectId: string | null): Target {
  return projectId === null
    ? { to: '/rehearsal' }
    : { to: '/p/$projectId/rehearsal', params: { projectId } };
}

/** @returns a function that makes link targets for modules of the current project. */
export function useToModule(): (key: string) => Target {
  const { projectId } = useCurrentProject();
  return (key) => toModule(projectId, key);
}
