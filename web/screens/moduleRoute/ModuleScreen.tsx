import { modulesCounted } from '@elan/domain/project/progress';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { findModule, journey } from '@elan/modules/catalogue';
import { useParams } from '@tanstack/react-router';
import { useCopy } from '../../copy/copy.ts';
import { longDate } from '../../copy/dates.ts';
import { useLanguage } from '../../copy/language.tsx';
import { useMoment } from '../../lib/rendered.ts';
import { NoProject } from '../../projects/NoProject.tsx';
import { useProject } from '../../projects/projects.ts';
import { useCurrentProject } from '../../session/currentProject.ts';
import { accessOf, useMe } from '../../session/me.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { StorageNotice } from '../../subscription/StorageNotice.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { isUpsell } from '../upsell/isUpsell.ts';
import { Upsell } from '../upsell/Upsell.tsx';
import { ModuleOfProject } from './ModuleOfProject.tsx';

export { draftsRecovered } from '../../drafts/recoverDrafts.ts';

/** The page of any module that has a questionnaire and a write-up, made from its definition alone. */
export function ModuleScreen() {
  const { key } = useParams({ strict: false });
  const { projectId } = useCurrentProject();
  const definition = key === undefined ? undefined : findModule(key);
  if (!definition) return null;
  return (
    <div className="mx-auto max-w-[76rem]">
      <ModuleHeading definition={definition} />
      <StorageNotice className="mt-4" />
      <div className="mt-6">
        {projectId === null ? (
          <WithoutProject definition={definition} />
        ) : (
          <ModuleOfProject definition={definition} projectId={projectId} />
        )}
      </div>
    </div>
  );
}

/** A module that the person cannot have says so before it asks for a project. */
function WithoutProject({ definition }: { definition: ModuleDefinition }) {
  const me = useMe();
  return isUpsell(definition, accessOf(me), undefined) ? (
    <Upsell definition={definition} hasWritten={false} />
  ) : (
    <NoProject />
  );
}

/** The module's title, its position in the journey and its outcome. */
function ModuleHeading({ definition }: { definition: ModuleDefinition }) {
  const { moduleScreen, shell } = useCopy();
  const { language } = useLanguage();
  const { hasPremiumAccess } = useMe();
  const number = journey.findIndex(({ key }) => key === definition.key) + 1;
  const title = definition.title[language];
  return (
    <header>
      <PageTitle title={title} />
      <PrintedFor />
      <p className="mb-1 flex flex-wrap items-center gap-x-3 text-sm text-muted">
        {moduleScreen.position(number, modulesCounted)}
        {definition.free && !hasPremiumAccess ? (
          <Badge className="print:hidden">{shell.free}</Badge>
        ) : null}
      </p>
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-2 max-w-[70ch] text-muted">{definition.summary[language]}</p>
    </header>
  );
}

/** On paper, where nothing around the module says it: the project, and how recent it is. */
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
