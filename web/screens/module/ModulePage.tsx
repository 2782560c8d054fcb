import { useCopy } from '../../copy/copy.ts';
import { Actions } from './Actions.tsx';
import { AutoFillCard } from './AutoFillCard.tsx';
import { columns, questionsColumn } from './columns.ts';
import { JumpToResult } from './JumpToResult.tsx';
import { LockedNotice } from './LockedNotice.tsx';
import { ModuleFrame } from './ModuleFrame.tsx';
import { openingOf } from './openings.ts';
import { Questionnaire } from './Questionnaire.tsx';
import { type ModulePageProps, useModuleWork } from './useModuleWork.ts';
import { WriteUpResult } from './WriteUpResult.tsx';

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
