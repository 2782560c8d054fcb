import { useCopy } from '../../copy/copy.ts';
import { FirstStepsOfProject } from '../../firstSteps/FirstStepsOfProject.tsx';
import { columns, questionsColumn } from '../../moduleEditor/columns.ts';
import { ImmediateSaveFailure } from '../../moduleEditor/conflict/ImmediateSaveConflict.tsx';
import { Actions } from '../../moduleEditor/frame/Actions.tsx';
import { ModuleFrame } from '../../moduleEditor/frame/ModuleFrame.tsx';
import { ProjectBanner } from '../../moduleEditor/frame/ProjectBanner.tsx';
import { LockedNotice } from '../../moduleEditor/questions/LockedNotice.tsx';
import { Questionnaire } from '../../moduleEditor/questions/Questionnaire.tsx';
import { JumpToResult } from '../../moduleEditor/result/JumpToResult.tsx';
import { type ModulePageProps, useModuleEditor } from '../../moduleEditor/state/useModuleEditor.ts';
import { focusPageHeading } from '../../shell/useRouteFocus.ts';
import { AlreadyHaveIdea } from './AlreadyHaveIdea.tsx';
import { IdeasResult } from './IdeasResult.tsx';
import { SelectedIdeaPanel } from './SelectedIdeaPanel.tsx';

/** The brainstorming module: the questions, the generated ideas, and the one chosen to develop. */
export function BrainstormPage(props: ModulePageProps) {
  const { moduleScreen } = useCopy();
  const editor = useModuleEditor(props);
  return (
    <ModuleFrame editor={editor}>
      <ProjectBanner editor={editor} />
      <FirstStepsOfProject
        project={editor.project}
        onDismissed={focusPageHeading}
        className="mt-4"
      />
      <JumpToResult
        definition={editor.definition}
        content={editor.content}
        heading={editor.heading}
      />
      <div className={`mt-6 ${columns}`}>
        <div className={questionsColumn}>
          <LockedNotice definition={editor.definition} mayWrite={editor.mayWrite} />
          <AlreadyHaveIdea editor={editor} />
          <section aria-label={moduleScreen.questions} className="space-y-6">
            <Questionnaire
              definition={editor.definition}
              form={editor.form}
              mayWrite={editor.mayWrite}
            />
            <Actions editor={editor} />
          </section>
        </div>
        <div className="min-w-0 space-y-6">
          <ImmediateSaveFailure
            immediateSave={editor.immediateSave}
            onGone={() => editor.heading.current?.focus()}
          />
          <SelectedIdeaPanel editor={editor} />
          <IdeasResult editor={editor} />
        </div>
      </div>
    </ModuleFrame>
  );
}
