import type { Project } from '@elan/domain/contract/projects';
import { Link } from '@tanstack/react-router';
import { ChevronsUpDown } from 'lucide-react';
import { useCopy } from '../copy/copy.ts';

/** Element id of the project list on the dashboard. */
export const projectListId = 'projects';

interface ProjectsLinkProps {
  readonly project: Project | undefined;
  readonly className?: string;
}

/** The current project's name as a link to the project list, or nothing without a project. */
export function ProjectsLink({ project, className = '' }: ProjectsLinkProps) {
  const { shell } = useCopy();
  if (!project) return null;
  return (
    <Link
      to="/dashboard"
      hash={projectListId}
      title={shell.backToProjects}
      className={`flex min-h-11 min-w-0 items-center gap-1 rounded text-sm text-muted hover:text-action hover:underline ${className}`}
    >
      <span className="sr-only">{`${shell.currentProject} `}</span>
      <span className="truncate">{project.name}</span>
      <ChevronsUpDown aria-hidden size={14} className="shrink-0" />
    </Link>
  );
}
