import type { Project } from '@elan/domain/contract/projects';
import { hasContent } from '@elan/domain/project/moduleEntry';
import { modulesCounted } from '@elan/domain/project/progress';
import { useCopy } from '../../copy/copy.ts';
import { growingOf } from '../../generation/useGeneration.ts';
import { ModuleFrame } from '../../moduleEditor/frame/ModuleFrame.tsx';
import { ToolBody } from '../../moduleEditor/frame/ToolBody.tsx';
import { Result } from '../../moduleEditor/result/Result.tsx';
import { type ModulePageProps, useModuleEditor } from '../../moduleEditor/state/useModuleEditor.ts';
import { filledIn, useFill } from '../../writeUp/figures.tsx';
import { Advice } from './Advice.tsx';
import { GrowingScoreSheet, ScoreSheet } from './ScoreSheet.tsx';

/** The maturity of the project: a score over all its modules, and the next steps. */
export function MaturityPage(props: ModulePageProps) {
  const { commentsHelp } = useCopy().maturity;
  const editor = useModuleEditor(props);
  const growing = growingOf(editor.generation.state);
  const fill = useFill();
  return (
    <ModuleFrame editor={editor}>
      <ToolBody editor={editor} commentsHelp={commentsHelp}>
        <Result editor={editor}>
          {(held) => {
            if (growing) return <GrowingScoreSheet store={growing} />;
            return held?.score ? (
              <ScoreSheet
                score={filledIn(held.score, fill)}
                advice={(text, area) => (
                  <Advice text={text} modules={editor.project.modules_data} area={area} />
                )}
              />
            ) : (
              <NoScoreYet project={editor.project} />
            );
          }}
        </Result>
      </ToolBody>
    </ModuleFrame>
  );
}

/** Explains what the score is based on, and how many modules have content so far. */
function NoScoreYet({ project }: { project: Project }) {
  const { title, text, filled } = useCopy().maturity.empty;
  const count = Object.values(project.modules_data).filter(hasContent).length;
  return (
    <div className="max-w-[60ch]">
      <p className="font-display text-lg font-semibold">{title}</p>
      <p className="mt-1 text-muted">{text}</p>
      <p className="mt-3">{filled(count, modulesCounted)}</p>
    </div>
  );
}
