import type { ProjectSummary } from '@elan/domain/contract/projects';
import { ProjectCard } from './ProjectCard.tsx';

interface ProjectGridProps {
  readonly projects: readonly ProjectSummary[];
  readonly onOpen: (projectId: string) => void;
  readonly onDelete: (project: ProjectSummary) => void;
}

/** The projects side by side, as many as fit. */
export function ProjectGrid({ projects, onOpen, onDelete }: ProjectGridProps) {
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
      {projects.map((project, index) => (
        <ProjectCard
          key={project.id}
          project={project}
          isLatest={index === 0}
          onOpen={() => onOpen(project.id)}
          onDelete={() => onDelete(project)}
        />
      ))}
    </div>
  );
}
