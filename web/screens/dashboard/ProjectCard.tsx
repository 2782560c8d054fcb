import type { ProjectSummary } from '@elan/domain/contract/projects';
import { modulesCounted, type ProjectStatus } from '@elan/domain/project/progress';
import { useId } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { longDate } from '../../copy/dates.ts';
import { useLanguage } from '../../copy/language.tsx';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';

const tones: Readonly<Record<ProjectStatus, BadgeTone>> = {
  new: 'muted',
  inProgress: 'action',
  advanced: 'action',
  completed: 'accent',
};

interface ProjectCardProps {
  readonly project: ProjectSummary;
  /** The one worked on last, which is the likeliest to be opened. */
  readonly isLatest: boolean;
  readonly onOpen: () => void;
}

/** One project: what it is, how far it is, and the way in. */
export function ProjectCard({ project, isLatest, onOpen }: ProjectCardProps) {
  const { dashboard } = useCopy();
  const { language } = useLanguage();
  const title = useId();
  const percent = dashboard.percent(project.progress);
  return (
    <Card as="article" aria-labelledby={title} className="flex flex-col">
      <div className="flex items-start justify-between gap-3">
        <h3 id={title} className="min-w-0 text-xl hyphens-auto">
          {project.name}
        </h3>
        <Badge tone={tones[project.status]} className="mt-1 shrink-0">
          {dashboard.status[project.status]}
        </Badge>
      </div>
      {project.description ? (
        <p className="mt-1 line-clamp-3 text-sm text-muted">{project.description}</p>
      ) : null}
      <div className="mt-auto pt-4">
        <ProgressBar
          label={dashboard.progress(project.name)}
          value={project.progress}
          valueText={percent}
          pieces={modulesCounted}
        />
        <p className="mt-2 text-sm text-muted">
          {percent} · {dashboard.created(longDate(project.created_at, language))}
        </p>
        <Button
          look={isLatest ? 'primary' : 'secondary'}
          aria-describedby={title}
          className="mt-4"
          onClick={onOpen}
        >
          {dashboard.open}
        </Button>
      </div>
    </Card>
  );
}
