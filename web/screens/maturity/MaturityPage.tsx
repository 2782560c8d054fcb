import { useCopy } from '../../copy/copy.ts';
import { ModuleFrame } from '../../moduleEditor/frame/ModuleFrame.tsx';
import { ProjectBanner } from '../../moduleEditor/frame/ProjectBanner.tsx';
import { ToolControls } from '../../moduleEditor/frame/ToolControls.tsx';
import { Result } from '../../moduleEditor/result/Result.tsx';
import { growingOf } from '../../moduleEditor/state/growingOf.ts';
import { type ModulePageProps, useModuleWork } from '../../moduleEditor/state/useModuleEditor.ts';
import { GrowingScoreSheet } from './GrowingScoreSheet.tsx';
import { NoScoreYet } from './NoScoreYet.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';

/** How mature the project is: the score over all its modules, and where to go on. */
export function MaturityPage(props: ModulePageProps) {
  const { commentsHelp } = useCopy().maturity;
  const work = useModuleWork(props);
  const growing = growingOf(work);
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
          {(held) => {
            if (growing) return <GrowingScoreSheet feed={growing} />;
            return held?.score ? (
              <ScoreSheet score={held.score} />
            ) : (
              <NoScoreYet project={work.project} />
            );
          }}
        </Result>
      </div>
    </ModuleFrame>
  );
}
