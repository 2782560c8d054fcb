import type { Project } from '@elan/domain/contract/projects';
import { hasContent } from '@elan/domain/project/moduleEntry';
import { isModuleComplete, modulesCounted, progressPercent } from '@elan/domain/project/progress';
import { journey } from '@elan/modules/catalogue';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
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
  return (
    <div>
      {project ? <ProjectProgress project={project} /> : null}
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
            {shell.completed(completedIn(project), modulesCounted)}
            <br />
            {shell.lastUpdate(longDate(project.updated_at, language, timeZone))}
          </p>
        ) : null}
        <Link
          to="/dashboard"
          onClick={onFollow}
          className="mt-1 flex min-h-11 items-center gap-2 rounded text-sm font-semibold text-action hover:underline"
        >
          <ArrowLeft aria-hidden size={16} />
          {shell.backToProjects}
        </Link>
      </div>
    </div>
  );
}

/** @returns the number of completed modules. */
function completedIn({ modules_data }: Project): number {
  return journey.filter((definition) => isModuleComplete(definition, modules_data[definition.key]))
    .length;
}

function ProjectProgress({ project }: { project: Project }) {
  const { shell } = useCopy();
  const done = Object.values(project.modules_data).filter(hasContent).length;
  const percent = progressPercent(done);
  const words = shell.modulesDone(done, modulesCounted, percent);
  return (
    <div className="px-2">
      <p className="font-display text-lg font-semibold">{project.name}</p>
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
