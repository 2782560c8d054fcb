import { useCopy } from '../../copy/copy.ts';
import { columns, questionsColumn } from '../../moduleEditor/columns.ts';
import { Actions } from '../../moduleEditor/frame/Actions.tsx';
import { AutoFillCard } from '../../moduleEditor/frame/AutoFillCard.tsx';
import { ModuleFrame } from '../../moduleEditor/frame/ModuleFrame.tsx';
import { LockedNotice } from '../../moduleEditor/questions/LockedNotice.tsx';
import { Questionnaire } from '../../moduleEditor/questions/Questionnaire.tsx';
import { JumpToResult } from '../../moduleEditor/result/JumpToResult.tsx';
import { openingOf } from '../../moduleEditor/result/moduleIntros.ts';
import { WriteUpResult } from '../../moduleEditor/result/WriteUpResult.tsx';
import { type ModulePageProps, useModuleWork } from '../../moduleEditor/state/useModuleEditor.ts';

/** A module with a write-up: the questions, what can be done with the answers, the text. */
export function ModulePage(props: ModulePageProps) {
  const { moduleScreen } = useCopy();
  const work = useModuleWork(props);
  const Opening = openingOf(props.definition);
  return (
    <ModuleFrame work={work}>
      <div className="mb-6 space-y-6 empty:hidden print:hidden">
        <JumpToResult work={work} />
        {Opening ? <Opening work={work} /> : null}
        <AutoFillCard work={work} />
      </div>
      <div className={columns}>
        <section aria-label={moduleScreen.questions} className={questionsColumn}>
          <LockedNotice work={work} />
          <Questionnaire work={work} />
          <Actions work={work} />
        </section>
        <WriteUpResult work={work} />
      </div>
    </ModuleFrame>
  );
}
