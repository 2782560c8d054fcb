import type { Project } from '@elan/domain/contract/projects';
import { moduleCounts, modulesCounted } from '@elan/domain/project/progress';
import { Link } from '@tanstack/react-router';
import { FileText, type LucideIcon, MessageCircleQuestion } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { journey } from '../catalogue/journey.ts';
import { useCopy } from '../copy/copy.ts';
import { longDate } from '../copy/dates.ts';
import { useLanguage } from '../copy/language.tsx';
import { useMoment } from '../lib/rendered.ts';
import { toDossier, toRehearsal } from '../session/projectPath.ts';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { ModuleLink, navigationItem } from './ModuleLink.tsx';
import type { ProjectPlace } from './projectPlace.ts';

interface SidebarProps {
  readonly project: Project | undefined;
  readonly place: ProjectPlace;
  /** Called when a link is followed, so that a drawer can close. */
  readonly onFollow?: (() => void) | undefined;
}

/**
 * The project navigation: the project's name and progress, its modules, its dossier and rehearsal pages, and the date
 * of its last change.
 */
export function Sidebar({ project, place, onFollow }: SidebarProps) {
  const { shell } = useCopy();
  const { language } = useLanguage();
  const { timeZone } = useMoment();
  const counts = moduleCounts(journey, project?.modules_data ?? {});
  return (
    <div>
      {project ? <ProjectProgress name={project.name} percent={counts.percent} /> : null}
      <nav aria-label={shell.navigation.name} className="mt-3 space-y-3">
        <Group title={shell.modules}>
          {journey.map((definition) => (
            <li key={definition.key}>
              <ModuleLink
                definition={definition}
                content={project?.modules_data[definition.key]}
                isCurrent={place === `module/${definition.key}`}
                onFollow={onFollow}
              />
            </li>
          ))}
        </Group>
        {project ? (
          <Group title={shell.navigation.handOver}>
            <PageItem
              to={toDossier(project.id)}
              isCurrent={place === 'dossier'}
              {...{ icon: FileText, onFollow }}
            >
              {shell.dossier}
            </PageItem>
            <PageItem
              to={toRehearsal(project.id)}
              isCurrent={place === 'rehearsal'}
              {...{ icon: MessageCircleQuestion, onFollow }}
            >
              {shell.rehearsal}
            </PageItem>
          </Group>
        ) : null}
      </nav>
      {project ? (
        <p className="mt-3 border-t border-line px-2 pt-3 text-sm text-muted">
          <span>{shell.completed(counts.complete, modulesCounted, counts.begun)}</span>
          <br />
          <span>{shell.lastUpdate(longDate(project.updated_at, language, timeZone))}</span>
        </p>
      ) : null}
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <div>
      <h2 id={titleId} className="px-2 font-sans text-sm tracking-normal text-muted">
        {title}
      </h2>
      <ul aria-labelledby={titleId}>{children}</ul>
    </div>
  );
}

interface PageItemProps extends Pick<SidebarProps, 'onFollow'> {
  readonly to: ReturnType<typeof toDossier>;
  readonly isCurrent: boolean;
  readonly icon: LucideIcon;
  readonly children: string;
}

/** A link to the dossier or the rehearsal. */
function PageItem({ to, icon: Icon, isCurrent, onFollow, children }: PageItemProps) {
  return (
    <li>
      <Link
        {...to}
        onClick={onFollow}
        aria-current={isCurrent ? 'page' : undefined}
        className={navigationItem}
      >
        <Icon aria-hidden size={20} className="shrink-0 text-muted" />
        <span>{children}</span>
      </Link>
    </li>
  );
}

function ProjectProgress({ name, percent }: { name: string; percent: number }) {
  const { shell } = useCopy();
  const words = shell.progress(percent);
  return (
    <div className="px-2">
      <p className="font-display text-lg font-semibold [overflow-wrap:anywhere] max-lg:pr-11">
        {name}
      </p>
      <div className="mt-1 flex items-center gap-x-3">
        <ProgressBar
          label={shell.projectProgress}
          value={percent}
          valueText={words}
          className="grow"
        />
        <p className="shrink-0 text-sm text-muted">{words}</p>
      </div>
    </div>
  );
}
