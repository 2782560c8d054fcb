import type { ProjectSummary } from '@elan/domain/contract/projects';
import type { Ref } from 'react';
import { useHydrated } from '../../parts/useHydrated.ts';
import { ProjectCard } from './ProjectCard.tsx';

/** Maximum number of projects that the server renders, to keep the page small. */
const serverRendered = 12;

interface ProjectGridProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly projects: readonly ProjectSummary[];
  readonly onOpen: (projectId: string) => void;
  readonly onDelete: (project: ProjectSummary) => void;
}

/** The project cards in one to three columns. */
export function ProjectGrid({ ref, projects, onOpen, onDelete }: ProjectGridProps) {
  const shown = useHydrated() ? projects : projects.slice(0, serverRendered);
  return (
    <div ref={ref} className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
      {shown.map((project) => (
        <ProjectCard
          key={project.id}
          project={project}
          onOpen={() => onOpen(project.id)}
          onDelete={() => onDelete(project)}
        />
      ))}
    </div>
  );
}
