import { useNavigate } from '@tanstack/react-router';
import { useCopy } from '../../copy/copy.ts';
import { columns, questionsColumn } from '../../moduleEditor/columns.ts';
import { ImmediateSaveFailure } from '../../moduleEditor/conflict/ImmediateSaveConflict.tsx';
import { Actions } from '../../moduleEditor/frame/Actions.tsx';
import { ModuleFrame } from '../../moduleEditor/frame/ModuleFrame.tsx';
import { Questionnaire } from '../../moduleEditor/questions/Questionnaire.tsx';
import { LockedNotice } from '../../moduleEditor/questions/WhyDisabled.tsx';
import { JumpToResult } from '../../moduleEditor/result/JumpToResult.tsx';
import type { ImmediateSave } from '../../moduleEditor/state/useImmediateSave.ts';
import { type ModulePageProps, useModuleEditor } from '../../moduleEditor/state/useModuleEditor.ts';
import { FirstStepsOfProject } from '../../projects/FirstSteps.tsx';
import { focusPageHeading } from '../../shell/useRouteFocus.ts';
import { Button } from '../../ui/Button.tsx';
import { IdeasResult } from './IdeasResult.tsx';
import { SelectedIdeaPanel } from './SelectedIdeaPanel.tsx';

/** The brainstorming module: the questions, the generated ideas, and the one chosen to develop. */
export function BrainstormPage(props: ModulePageProps) {
  const { moduleScreen } = useCopy();
  const editor = useModuleEditor(props);
  return (
    <ModuleFrame editor={editor}>
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
          <AlreadyHaveIdea
            immediateSave={editor.immediateSave}
            disabled={!editor.mayWrite.allowed}
            isRunning={editor.generation.isRunning}
          />
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
          <SelectedIdeaPanel
            project={editor.project}
            content={editor.content}
            entry={editor.entry}
            mayWrite={editor.mayWrite}
          />
          <IdeasResult editor={editor} />
        </div>
      </div>
    </ModuleFrame>
  );
}

interface AlreadyHaveIdeaProps {
  readonly immediateSave: ImmediateSave;
  readonly disabled: boolean;
  /** A generation is running. */
  readonly isRunning: boolean;
}

/** Skips this module, for a person who already has an idea. */
function AlreadyHaveIdea({ immediateSave, disabled, isRunning }: AlreadyHaveIdeaProps) {
  const { haveIdea } = useCopy().brainstorm;
  const navigate = useNavigate();
  return (
    <section
      aria-label={haveIdea.title}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded border border-line bg-tint p-4 sm:px-5"
    >
      <div>
        <h2 className="text-lg">{haveIdea.title}</h2>
        <p className="text-muted">{haveIdea.text}</p>
      </div>
      <Button
        disabled={disabled}
        busy={immediateSave.isSaving}
        aria-disabled={isRunning || undefined}
        onClick={() => {
          if (isRunning) return;
          void immediateSave.save({
            words: haveIdea.change,
            apply: () => ({ hasIdea: true }),
            onDone: () => void navigate({ to: '/module/$key', params: { key: 'idea' } }),
          });
        }}
      >
        {haveIdea.button}
      </Button>
    </section>
  );
}
