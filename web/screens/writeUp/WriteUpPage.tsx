import { useCopy } from '../../copy/copy.ts';
import { columns, questionsColumn } from '../../moduleEditor/columns.ts';
import { Actions } from '../../moduleEditor/frame/Actions.tsx';
import { AutoFillCard } from '../../moduleEditor/frame/AutoFillCard.tsx';
import { ModuleFrame } from '../../moduleEditor/frame/ModuleFrame.tsx';
import { Questionnaire } from '../../moduleEditor/questions/Questionnaire.tsx';
import { LockedNotice } from '../../moduleEditor/questions/WhyDisabled.tsx';
import { JumpToResult } from '../../moduleEditor/result/JumpToResult.tsx';
import { moduleIntro } from '../../moduleEditor/result/moduleIntros.tsx';
import { WriteUpResult } from '../../moduleEditor/result/WriteUpResult.tsx';
import { type ModulePageProps, useModuleEditor } from '../../moduleEditor/state/useModuleEditor.ts';

/** A module with a write-up: the questions, the buttons, the text. */
export function ModulePage(props: ModulePageProps) {
  const { moduleScreen } = useCopy();
  const editor = useModuleEditor(props);
  const ModuleIntro = moduleIntro(props.definition);
  return (
    <ModuleFrame editor={editor}>
      <div className="mb-6 space-y-6 empty:hidden print:hidden">
        <JumpToResult
          definition={editor.definition}
          content={editor.content}
          heading={editor.heading}
        />
        {ModuleIntro ? (
          <ModuleIntro definition={editor.definition} project={editor.project} form={editor.form} />
        ) : null}
        <AutoFillCard
          definition={editor.definition}
          project={editor.project}
          form={editor.form}
          generation={editor.generation}
          heading={editor.heading}
          autoFill={editor.autoFill}
          retry={editor.retry}
        />
      </div>
      <div className={columns}>
        <section aria-label={moduleScreen.questions} className={questionsColumn}>
          <LockedNotice definition={editor.definition} mayWrite={editor.mayWrite} />
          <Questionnaire
            definition={editor.definition}
            form={editor.form}
            mayWrite={editor.mayWrite}
          />
          <Actions editor={editor} />
        </section>
        <WriteUpResult editor={editor} />
      </div>
    </ModuleFrame>
  );
}
