import { hasResult } from '@elan/domain/project/moduleEntry';
import { modulesCounted } from '@elan/domain/project/progress';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { Link, useParams } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useAnyDefinition } from '../../catalogue/definitions.ts';
import { journey } from '../../catalogue/journey.ts';
import { useCopy } from '../../copy/copy.ts';
import { longDate } from '../../copy/dates.ts';
import { useLanguage } from '../../copy/language.tsx';
import { useMoment } from '../../lib/rendered.ts';
import { nextAfter, onNextClick } from '../../moduleEditor/frame/NextModule.tsx';
import { NoProject } from '../../projects/NoProject.tsx';
import { useProject } from '../../projects/projects.ts';
import { useCurrentProject } from '../../session/currentProject.ts';
import { accessOf, useMe } from '../../session/me.ts';
import { toModule } from '../../session/projectPath.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { StorageNotice } from '../../subscription/StorageNotice.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { isUpsell } from '../upsell/isUpsell.ts';
import { ModuleOfProject, Upsell } from './ModuleOfProject.tsx';

export { draftsRecovered } from '../../drafts/recoverDrafts.ts';

/** The page of any module. */
export function ModuleScreen() {
  const { key } = useParams({ strict: false });
  const { projectId } = useCurrentProject();
  const definition = useAnyDefinition(key ?? '');
  if (!definition) return null;
  return (
    <div className="mx-auto max-w-[76rem]">
      <ModuleHeading definition={definition} />
      <StorageNotice className="mt-4" />
      <div className="mt-2 sm:mt-5">
        {projectId === null ? (
          <WithoutProject definition={definition} />
        ) : (
          <ModuleOfProject definition={definition} projectId={projectId} />
        )}
      </div>
    </div>
  );
}

/** Shown if there is no project: the upsell if the user's plan excludes the module, otherwise a note. */
function WithoutProject({ definition }: { definition: ModuleDefinition }) {
  const me = useMe();
  return isUpsell(definition, accessOf(me), undefined) ? (
    <Upsell definition={definition} hasWritten={false} />
  ) : (
    <NoProject />
  );
}

/**
 * The module's title, its position in the journey and its summary. Once the module is written, a link to the next one
 * is shown instead of the summary.
 */
function ModuleHeading({ definition }: { definition: ModuleDefinition }) {
  const { moduleScreen, shell } = useCopy();
  const { language } = useLanguage();
  const { hasPremiumAccess } = useMe();
  const { projectId } = useCurrentProject();
  const { data: project } = useProject(projectId);
  const number = journey.findIndex(({ key }) => key === definition.key) + 1;
  const title = definition.title[language];
  const [name = title, detail] = title.split(/(?= \()/);
  const isWritten = hasResult(definition.kind, project?.modules_data[definition.key]);
  const next = isWritten ? nextAfter(definition) : undefined;
  return (
    <header>
      <PageTitle title={title} />
      <PrintedFor />
      <div className="mb-1 flex items-center justify-between gap-x-4 text-sm text-muted">
        <p className="flex shrink-0 flex-wrap items-center gap-x-3">
          <span>{moduleScreen.position(number, modulesCounted)}</span>
          {definition.free && !hasPremiumAccess ? (
            <Badge className={`print:hidden ${isWritten ? 'max-sm:hidden' : ''}`}>
              {shell.free}
            </Badge>
          ) : null}
        </p>
        {next ? (
          <Link
            {...toModule(projectId, next.key)}
            onClick={onNextClick}
            className="relative -my-2 flex min-h-11 min-w-0 items-center sm:my-0 sm:min-h-6 gap-1 font-semibold text-action hover:underline print:hidden"
          >
            <span className="truncate">{moduleScreen.nextShort(next.shortTitle[language])}</span>
            <ArrowRight aria-hidden size={16} className="shrink-0" />
          </Link>
        ) : null}
      </div>
      {/* Shorter on a phone, where text in parentheses is available to screen readers only. */}
      <h1 className="text-xl sm:text-3xl">
        <span>{name}</span>
        {detail ? <span className="max-sm:sr-only">{detail}</span> : null}
      </h1>
      {isWritten ? null : (
        <p className="mt-1 max-w-[70ch] text-muted max-sm:text-sm sm:mt-2">
          {definition.summary[language]}
        </p>
      )}
    </header>
  );
}

/** Printed above the module: the project's name and the date of its last change. */
function PrintedFor() {
  const { moduleScreen } = useCopy();
  const { language } = useLanguage();
  const { timeZone } = useMoment();
  const { data: project } = useProject(useCurrentProject().projectId);
  if (!project) return null;
  return (
    <p className="mb-2 hidden font-semibold print:block">
      {moduleScreen.printed(project.name, longDate(project.updated_at, language, timeZone))}
    </p>
  );
}
