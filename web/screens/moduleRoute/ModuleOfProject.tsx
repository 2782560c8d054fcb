import type { ModuleDefinition, ModuleKind } from '@elan/domain/questionnaire/module';
import { type ComponentType, useState } from 'react';
import { modules as catalogue } from '../../catalogue/journey.ts';
import { useCopy } from '../../copy/copy.ts';
import { readDraft } from '../../drafts/draftStorage.ts';
import { useDraftsRecovered } from '../../drafts/recoverDrafts.ts';
import { columns } from '../../moduleEditor/columns.ts';
import type { ModulePageProps } from '../../moduleEditor/state/useModuleEditor.ts';
import { later } from '../../parts/Later.tsx';
import { useHydrated } from '../../parts/useHydrated.ts';
import { useProject } from '../../projects/projects.ts';
import { accessOf, useMe } from '../../session/me.ts';
import { ConnectionError } from '../../shell/ConnectionError.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FiguresOfProject } from '../../writeUp/figures.tsx';
import { isUpsell } from '../upsell/isUpsell.ts';

interface ModuleOfProjectProps {
  readonly definition: ModuleDefinition;
  readonly projectId: string;
}

/** Fetches the project, then shows its module. The state is reset for each module and project. */
export function ModuleOfProject({ definition, projectId }: ModuleOfProjectProps) {
  const me = useMe();
  const { user } = me;
  const query = useProject(projectId);
  const { data: project, error } = query;
  const [openedKey, setOpenedKey] = useState<string>();
  const isRecovered = useDraftsRecovered();
  const isHydrated = useHydrated();
  if (project && isRecovered) {
    const entry = project.modules_data[definition.key];
    if (isUpsell(definition, accessOf(me), entry)) {
      const place = { userId: user.id, projectId, module: definition.key };
      return (
        <Upsell
          definition={definition}
          hasWritten={entry !== undefined || (isHydrated && readDraft(place) !== undefined)}
          isAwaited={openedKey === definition.key}
        />
      );
    }
    if (openedKey !== definition.key) setOpenedKey(definition.key);
    const Page = pageOf[definition.kind];
    return (
      <FiguresOfProject
        projectId={projectId}
        hasForecast={project.modules_data[catalogue.finances.key]?.forecast !== undefined}
      >
        <Page
          key={`${user.id}.${projectId}.${definition.key}`}
          definition={definition}
          userId={user.id}
          project={project}
        />
      </FiguresOfProject>
    );
  }
  if (!error) return <ModuleSkeleton />;
  return <ConnectionError query={query} />;
}

function ModuleSkeleton() {
  const { loading } = useCopy().moduleScreen;
  return (
    <div className={columns}>
      <p role="status" className="sr-only">
        {loading}
      </p>
      <div className="space-y-6">
        {['one', 'two', 'three'].map((key) => (
          <div key={key} className="space-y-2">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-24 w-full" />
          </div>
        ))}
      </div>
      <Skeleton className="h-80 w-full" />
    </div>
  );
}

const fallback = <ModuleSkeleton />;

/** Shown instead of an empty paid module to users without Premium. */
export const Upsell = later(
  'screens/upsell/Upsell.tsx',
  async () => (await import('../upsell/Upsell.tsx')).Upsell,
  {
    fallback,
  },
);

const pageOf: Readonly<Record<ModuleKind, ComponentType<ModulePageProps>>> = {
  writeUp: later(
    'screens/writeUp/WriteUpPage.tsx',
    async () => (await import('../writeUp/WriteUpPage.tsx')).ModulePage,
    { fallback },
  ),
  ideas: later(
    'screens/brainstorm/BrainstormPage.tsx',
    async () => (await import('../brainstorm/BrainstormPage.tsx')).BrainstormPage,
    { fallback },
  ),
  personas: later(
    'screens/personas/PersonasPage.tsx',
    async () => (await import('../personas/PersonasPage.tsx')).PersonasPage,
    { fallback },
  ),
  journal: later(
    'screens/journal/JournalPage.tsx',
    async () => (await import('../journal/JournalPage.tsx')).JournalPage,
    { fallback },
  ),
  score: later(
    'screens/maturity/MaturityPage.tsx',
    async () => (await import('../maturity/MaturityPage.tsx')).MaturityPage,
    { fallback },
  ),
};
