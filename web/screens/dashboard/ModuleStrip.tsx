import type { ProjectSummary } from '@elan/domain/contract/projects';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Check, Circle, Lock } from 'lucide-react';
import { journey } from '../../catalogue/journey.ts';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { rememberProject } from '../../session/currentProject.ts';
import { useMe } from '../../session/me.ts';
import { toModule } from '../../session/projectPath.ts';
import { wants } from '../../session/wantedModule.ts';
import { useIsSold } from '../../subscription/UnlockLink.tsx';

/** Links to a project's modules, with their state. Locked, empty ones link to pricing if Premium is for sale. */
export function ModuleStrip({ project }: { project: ProjectSummary }) {
  const { dashboard, shell } = useCopy();
  const { language } = useLanguage();
  const { user, hasPremiumAccess } = useMe();
  const isSold = useIsSold();
  return (
    <ul
      aria-label={dashboard.modulesOf(project.name)}
      className="mt-3 grid grid-cols-2 gap-x-3 text-sm"
    >
      {journey.map((module) => {
        const { key, shortTitle, free } = module;
        const isLocked = !free && !hasPremiumAccess;
        const isDone = project.completed_modules.includes(key);
        const isOpen = !isSold(module, { hasContent: project.modules_with_content.includes(key) });
        const target: LinkProps = isOpen ? toModule(project.id, key) : { to: '/pricing' };
        return (
          <li key={key}>
            <Link
              {...target}
              {...wants(isOpen ? undefined : key)}
              // The click also stores the project, in which a link on the page after the payment opens this module.
              data-acts={isOpen ? undefined : true}
              onClick={isOpen ? undefined : () => rememberProject(user.id, project.id)}
              className="flex min-h-11 items-center gap-2 rounded text-muted hover:text-action hover:underline sm:pointer-fine:min-h-7"
            >
              <State
                isDone={isDone}
                isLocked={isLocked}
                done={shell.complete}
                locked={shell.locked}
              />
              <span className={`min-w-0 truncate ${isDone ? 'text-ink' : ''}`}>
                {shortTitle[language]}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

interface StateProps {
  readonly isDone: boolean;
  readonly isLocked: boolean;
  /** The text alternatives of the two icons. */
  readonly done: string;
  readonly locked: string;
}

function State({ isDone, isLocked, done, locked }: StateProps) {
  return (
    <span className="flex shrink-0 items-center gap-1">
      {isDone ? (
        <Check role="img" aria-label={done} size={15} strokeWidth={3} className="text-action" />
      ) : null}
      {isLocked ? <Lock role="img" aria-label={locked} size={15} /> : null}
      {isDone || isLocked ? null : <Circle aria-hidden size={15} className="text-edge" />}
    </span>
  );
}
