import type { Project } from '@elan/domain/contract/projects';
import { hasContent } from '@elan/domain/project/moduleEntry';
import { isModuleComplete, modulesCounted, progressPercent } from '@elan/domain/project/progress';
import { journey } from '@elan/modules/catalogue';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Check } from 'lucide-react';
import { useCopy } from '../copy/copy.ts';
import { longDate } from '../copy/dates.ts';
import { useLanguage } from '../copy/language.tsx';
import { useMe } from '../session/me.ts';
import { Badge } from '../ui/Badge.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';

interface SidebarProps {
  readonly project: Project | undefined;
  readonly currentKey: string;
  /** Called when a link is followed, so that a drawer can close. */
  readonly onFollow?: () => void;
}

/** The project's name and progress, and its modules with their ticks. */
export function Sidebar({ project, currentKey, onFollow }: SidebarProps) {
  const { shell } = useCopy();
  const { language } = useLanguage();
  return (
    <div>
      {project ? <ProjectProgress project={project} /> : null}
      <nav aria-label={shell.modules} className="mt-4">
        <ul className="grid gap-0.5">
          {journey.map((definition) => (
            <li key={definition.key}>
              <Link
                to="/module/$key"
                params={{ key: definition.key }}
                onClick={onFollow}
                aria-current={definition.key === currentKey ? 'page' : undefined}
                className="flex min-h-11 items-center gap-3 rounded px-2 py-1.5 hover:bg-sunken aria-[current=page]:bg-tint aria-[current=page]:font-semibold aria-[current=page]:text-action"
              >
                <Tick
                  done={isModuleComplete(definition, project?.modules_data[definition.key])}
                  label={shell.complete}
                />
                <span className="min-w-0 grow">{definition.title[language]}</span>
                <FreeTag free={definition.free} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-4 border-t border-line pt-3">
        {project ? (
          <p className="text-sm text-muted">
            {shell.lastUpdate(longDate(project.updated_at, language))}
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

function Tick({ done, label }: { done: boolean; label: string }) {
  if (!done) {
    return <span aria-hidden className="size-5 shrink-0 rounded-full border border-edge" />;
  }
  return (
    <span
      role="img"
      aria-label={label}
      className="grid size-5 shrink-0 place-items-center rounded-full bg-action text-on-action"
    >
      <Check aria-hidden size={13} strokeWidth={3} />
    </span>
  );
}

function FreeTag({ free }: { free: boolean }) {
  const { shell } = useCopy();
  const { hasPremiumAccess } = useMe();
  return free && !hasPremiumAccess ? <Badge>{shell.free}</Badge> : null;
}
