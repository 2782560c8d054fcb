import type { Project } from '@elan/domain/contract/projects';
import { moduleCounts, modulesCounted } from '@elan/domain/project/progress';
import { journey } from '@elan/modules/catalogue';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, FileText } from 'lucide-react';
import { useCopy } from '../copy/copy.ts';
import { longDate } from '../copy/dates.ts';
import { useLanguage } from '../copy/language.tsx';
import { useMoment } from '../lib/rendered.ts';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { ModuleLink } from './ModuleLink.tsx';

interface SidebarProps {
  readonly project: Project | undefined;
  readonly currentKey: string;
  /** Called when a link is followed, so that a drawer can close. */
  readonly onFollow?: (() => void) | undefined;
}

/** The project's name and progress, and its modules with their ticks. */
export function Sidebar({ project, currentKey, onFollow }: SidebarProps) {
  const { shell } = useCopy();
  const { language } = useLanguage();
  const { timeZone } = useMoment();
  const counts = moduleCounts(journey, project?.modules_data ?? {});
  return (
    <div>
      {project ? <ProjectProgress name={project.name} percent={counts.percent} /> : null}
      <nav aria-label={shell.modules} className="mt-4">
        <ul className="grid gap-0.5">
          {journey.map((definition) => (
            <li key={definition.key}>
              <ModuleLink
                definition={definition}
                content={project?.modules_data[definition.key]}
                isCurrent={definition.key === currentKey}
                onFollow={onFollow}
              />
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-4 border-t border-line pt-3">
        {project ? (
          <p className="px-2 text-sm text-muted">
            <span>{shell.completed(counts.complete, modulesCounted, counts.begun)}</span>
            <br />
            <span>{shell.lastUpdate(longDate(project.updated_at, language, timeZone))}</span>
          </p>
        ) : null}
        {project ? (
          <Link
            to="/dossier"
            onClick={onFollow}
            className="mt-1 flex min-h-11 items-center gap-2 rounded px-2 font-semibold text-action hover:bg-tint"
          >
            <FileText aria-hidden size={18} />
            <span>{shell.dossier}</span>
          </Link>
        ) : null}
        <Link
          to="/dashboard"
          onClick={onFollow}
          className="mt-1 flex min-h-11 items-center gap-2 rounded text-sm font-semibold text-action hover:underline"
        >
          <ArrowLeft aria-hidden size={16} />
          <span>{shell.backToProjects}</span>
        </Link>
      </div>
    </div>
  );
}

function ProjectProgress({ name, percent }: { name: string; percent: number }) {
  const { shell } = useCopy();
  const words = shell.progress(percent);
  return (
    <div className="px-2">
      <p className="font-display text-lg font-semibold">{name}</p>
      <ProgressBar
        label={shell.projectProgress}
        value={percent}
        valueText={words}
        className="mt-2"
      />
      <p className="mt-2 text-sm text-muted">{words}</p>
    </div>
  );
}
