import type { Project } from '@elan/domain/contract/projects';
import { hasContent, type ModuleEntry } from '@elan/domain/project/moduleEntry';
import { isModuleComplete, moduleCounts, modulesCounted } from '@elan/domain/project/progress';
import type { ModuleOutline } from '@elan/domain/questionnaire/module';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Check, FileText, Lock, type LucideIcon, MessageCircleQuestion } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { journey } from '../catalogue/journey.ts';
import { useCopy } from '../copy/copy.ts';
import { longDate } from '../copy/dates.ts';
import { useLanguage } from '../copy/language.tsx';
import { useMoment } from '../lib/rendered.ts';
import { useMe } from '../session/me.ts';
import { toDossier, toRehearsal, useToModule } from '../session/projectPath.ts';
import { wants } from '../session/wantedModule.ts';
import { useIsSold } from '../subscription/UnlockLink.tsx';
import { Badge } from '../ui/Badge.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';

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

/** Classes of a link in the project navigation, whose links must together fit on a screen 800 px high. */
const navigationItem =
  'flex min-h-11 items-center gap-3 rounded px-2 py-1 leading-snug hover:bg-sunken lg:min-h-8 aria-[current=page]:bg-tint aria-[current=page]:font-semibold aria-[current=page]:text-action forced-colors:aria-[current=page]:outline';

interface ModuleLinkProps {
  readonly definition: ModuleOutline;
  readonly content: ModuleEntry | undefined;
  readonly isCurrent: boolean;
  readonly onFollow: (() => void) | undefined;
}

/**
 * A module in the project navigation, marked as done, free or locked. A locked, empty module links to the pricing page
 * if the user may buy Premium (docs/product.md#module-pages).
 */
function ModuleLink({ definition, content, isCurrent, onFollow }: ModuleLinkProps) {
  const { shell } = useCopy();
  const { language } = useLanguage();
  const { hasPremiumAccess } = useMe();
  const isSoldHere = useIsSold();
  const toModule = useToModule();
  const isLocked = !definition.free && !hasPremiumAccess;
  const isSold = isSoldHere(definition, { hasContent: hasContent(content) });
  const target: LinkProps = isSold ? { to: '/pricing' } : toModule(definition.key);
  return (
    <Link
      {...target}
      {...wants(isSold ? definition.key : undefined)}
      onClick={onFollow}
      aria-current={isCurrent ? 'page' : undefined}
      className={navigationItem}
    >
      <Tick done={isModuleComplete(definition, content)} label={shell.complete} />
      <span className="min-w-0 grow">
        <span className="mr-1">{definition.title[language]}</span>
        <span> </span>
        {definition.free && !hasPremiumAccess ? <Badge>{shell.free}</Badge> : null}
      </span>
      {isLocked ? (
        <Lock role="img" aria-label={shell.locked} size={16} className="shrink-0 text-muted" />
      ) : null}
    </Link>
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
      className="grid size-5 shrink-0 place-items-center rounded-full bg-action text-on-action forced-colors:border"
    >
      <Check aria-hidden size={13} strokeWidth={3} />
    </span>
  );
}

/** The part of a project page's path that identifies the page within the project. */
export type ProjectPlace = `module/${string}` | 'dossier' | 'rehearsal';

/** @returns the end of a project page's path, or undefined for any other path. */
export function projectPlaceOf(path: string): ProjectPlace | undefined {
  const [place] = path.match(/(?<=\/)(?:module\/[^/]+|dossier|rehearsal)(?=\/?$)/) ?? [];
  return place as ProjectPlace | undefined;
}
