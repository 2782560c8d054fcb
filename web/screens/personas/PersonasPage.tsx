import { useCopy } from '../../copy/copy.ts';
import { InstantFailure } from '../module/ChangedMeanwhile.tsx';
import { ModuleFrame } from '../module/ModuleFrame.tsx';
import { ProjectBanner } from '../module/ProjectBanner.tsx';
import { Result } from '../module/Result.tsx';
import { ToolControls } from '../module/ToolControls.tsx';
import { type ModulePageProps, useModuleWork } from '../module/useModuleWork.ts';
import { NoPersonasYet } from './NoPersonasYet.tsx';
import { PersonaGrid } from './PersonaGrid.tsx';

/** Typical customers of the project: generated together, read one by one, deleted one by one. */
export function PersonasPage(props: ModulePageProps) {
  const { commentsHelp } = useCopy().personas;
  const work = useModuleWork(props);
  const { content, entry, generation } = work;
  const offered = generation.offer.content?.personas;
  const shown = offered ?? content?.personas ?? [];
  return (
    <ModuleFrame work={work}>
      <div className="space-y-6">
        <ProjectBanner work={work} />
        <ToolControls
          work={work}
          canSave={(entry?.personas ?? []).length > 0}
          commentsHelp={commentsHelp}
        />
        <InstantFailure instant={work.instant} onGone={() => work.heading.current?.focus()} />
        <Result work={work} isThere={(held) => (held?.personas ?? []).length > 0}>
          {() =>
            shown.length > 0 ? (
              <PersonaGrid work={work} personas={shown} isOffered={offered !== undefined} />
            ) : (
              <NoPersonasYet />
            )
          }
        </Result>
      </div>
    </ModuleFrame>
  );
}
