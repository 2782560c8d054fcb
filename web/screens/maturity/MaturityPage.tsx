import { useCopy } from '../../copy/copy.ts';
import { ModuleFrame } from '../module/ModuleFrame.tsx';
import { ProjectBanner } from '../module/ProjectBanner.tsx';
import { Result } from '../module/Result.tsx';
import { ToolControls } from '../module/ToolControls.tsx';
import { type ModulePageProps, useModuleWork } from '../module/useModuleWork.ts';
import { NoScoreYet } from './NoScoreYet.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';

/** How mature the project is: the score over all its modules, and where to go on. */
export function MaturityPage(props: ModulePageProps) {
  const { commentsHelp } = useCopy().maturity;
  const work = useModuleWork(props);
  return (
    <ModuleFrame work={work}>
      <div className="space-y-6">
        <ProjectBanner work={work} />
        <ToolControls
          work={work}
          canSave={work.entry?.score !== undefined}
          commentsHelp={commentsHelp}
        />
        <Result work={work} isThere={(held) => held?.score !== undefined}>
          {(held) =>
            held?.score ? <ScoreSheet score={held.score} /> : <NoScoreYet project={work.project} />
          }
        </Result>
      </div>
    </ModuleFrame>
  );
}
