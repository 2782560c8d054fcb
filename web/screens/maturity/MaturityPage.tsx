import { useCopy } from '../../copy/copy.ts';
import { ModuleFrame } from '../../moduleEditor/frame/ModuleFrame.tsx';
import { ProjectBanner } from '../../moduleEditor/frame/ProjectBanner.tsx';
import { ToolControls } from '../../moduleEditor/frame/ToolControls.tsx';
import { Result } from '../../moduleEditor/result/Result.tsx';
import { growingOf } from '../../moduleEditor/state/growingOf.ts';
import { type ModulePageProps, useModuleEditor } from '../../moduleEditor/state/useModuleEditor.ts';
import { GrowingScoreSheet } from './GrowingScoreSheet.tsx';
import { NoScoreYet } from './NoScoreYet.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';

/** The maturity of the project: the score over all its modules, and what to do next. */
export function MaturityPage(props: ModulePageProps) {
  const { commentsHelp } = useCopy().maturity;
  const editor = useModuleEditor(props);
  const growing = growingOf(editor);
  return (
    <ModuleFrame editor={editor}>
      <div className="space-y-6">
        <ProjectBanner editor={editor} />
        <ToolControls
          editor={editor}
          canSave={editor.entry?.score !== undefined}
          commentsHelp={commentsHelp}
        />
        <Result editor={editor} isThere={(held) => held?.score !== undefined}>
          {(held) => {
            if (growing) return <GrowingScoreSheet store={growing} />;
            return held?.score ? (
              <ScoreSheet score={held.score} />
            ) : (
              <NoScoreYet project={editor.project} />
            );
          }}
        </Result>
      </div>
    </ModuleFrame>
  );
}
