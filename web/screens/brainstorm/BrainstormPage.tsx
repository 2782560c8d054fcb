import { useNavigate } from '@tanstack/react-router';
import { useCopy } from '../../copy/copy.ts';
import { ImmediateSaveFailure } from '../../moduleEditor/conflict/ImmediateSaveConflict.tsx';
import { ModuleBody } from '../../moduleEditor/frame/ModuleBody.tsx';
import { ModuleFrame } from '../../moduleEditor/frame/ModuleFrame.tsx';
import type { ImmediateSave } from '../../moduleEditor/state/useImmediateSave.ts';
import { type ModulePageProps, useModuleEditor } from '../../moduleEditor/state/useModuleEditor.ts';
import { FirstStepsOfProject } from '../../projects/FirstSteps.tsx';
import { focusPageHeading } from '../../shell/useRouteFocus.ts';
import { Button } from '../../ui/Button.tsx';
import { IdeasResult } from './IdeasResult.tsx';
import { SelectedIdeaPanel } from './SelectedIdeaPanel.tsx';

/** The brainstorming module: the questions, the generated ideas, and the one chosen to develop. */
export function BrainstormPage(props: ModulePageProps) {
  const editor = useModuleEditor(props);
  return (
    <ModuleFrame editor={editor}>
      <FirstStepsOfProject
        project={editor.project}
        onDismissed={focusPageHeading}
        className="mt-4"
      />
      <div className="mt-4">
        <ModuleBody
          editor={editor}
          intro={
            <AlreadyHaveIdea
              immediateSave={editor.immediateSave}
              disabled={!editor.mayWrite.allowed}
              isRunning={editor.generation.isRunning}
            />
          }
        >
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
        </ModuleBody>
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
      className="flex items-center justify-between gap-x-4 rounded border border-line bg-tint px-3 py-1"
    >
      <p className="min-w-0">
        <span className="font-semibold">{haveIdea.title}</span>{' '}
        <span className="text-sm text-muted max-sm:hidden">{haveIdea.text}</span>
      </p>
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
