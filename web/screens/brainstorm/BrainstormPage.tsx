import { isSelected, type SelectedIdea } from '@elan/domain/project/ideas';
import { hasResult } from '@elan/domain/project/moduleEntry';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { FirstStepsOfProject } from '../../firstSteps/FirstSteps.tsx';
import { useIsMounted } from '../../lib/useIsMounted.ts';
import { ImmediateSaveFailure } from '../../moduleEditor/conflict/ImmediateSaveConflict.tsx';
import { ModuleBody } from '../../moduleEditor/frame/ModuleBody.tsx';
import { ModuleFrame } from '../../moduleEditor/frame/ModuleFrame.tsx';
import type { ImmediateSave } from '../../moduleEditor/state/useImmediateSave.ts';
import { type ModulePageProps, useModuleEditor } from '../../moduleEditor/state/useModuleEditor.ts';
import { useToModule } from '../../session/projectPath.ts';
import { focusPageHeading } from '../../shell/useRouteFocus.ts';
import { Button } from '../../ui/Button.tsx';
import { ChosenIdeaBar } from './ChosenIdeaBar.tsx';
import { CompareIdeas } from './CompareIdeas.tsx';
import { IdeasResult } from './IdeasResult.tsx';
import { useDevelopIdea } from './useDevelopIdea.ts';
import { useIdeaChoice, useShortList } from './useIdeaChoice.ts';

/** The brainstorming module: the questions, the generated ideas and the idea chosen for development. */
export function BrainstormPage(props: ModulePageProps) {
  const editor = useModuleEditor(props);
  const { content, generation, mayWrite } = editor;
  const choice = useIdeaChoice(editor);
  const developing = useDevelopIdea(editor, choice);
  const ideas = (generation.lateResult.content ?? content)?.generatedIdeas ?? [];
  const shortList = useShortList(editor.project.id, ideas);
  const [isComparing, setComparing] = useState(false);
  // A late result must be accepted before one of its ideas can be chosen. During a generation, a choice would cause a
  // save conflict.
  const isChoosable =
    mayWrite.allowed && !generation.isRunning && generation.lateResult.content === undefined;
  const isWritten = hasResult(editor.definition.kind, content);
  const isListed = ideas.some((idea) => isSelected(idea, choice.chosen));
  // The next module is the idea module, so following its link also copies the chosen idea there.
  const onNext =
    developing.isLeftBehind && mayWrite.allowed ? () => void developing.develop() : undefined;
  return (
    <ModuleFrame editor={editor} onNext={onNext}>
      <FirstStepsOfProject
        project={editor.project}
        onDismissed={focusPageHeading}
        className={isWritten ? 'max-sm:hidden' : ''}
      />
      <div className="sm:mt-4">
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
          {choice.chosen && !isListed ? <EarlierChoice idea={choice.chosen} /> : null}
          <IdeasResult
            editor={editor}
            choice={choice}
            shortList={shortList}
            isChoosable={isChoosable}
          />
          <CompareIdeas
            ideas={shortList.marked}
            chosen={choice.chosen}
            open={isComparing}
            onOpenChange={setComparing}
            onChoose={
              isChoosable
                ? (idea) => {
                    choice.choose(idea);
                    setComparing(false);
                  }
                : undefined
            }
          />
        </ModuleBody>
        <ChosenIdeaBar
          chosen={choice.chosen}
          developing={developing}
          mayWrite={mayWrite.allowed}
          marked={shortList.marked.length}
          onCompare={() => setComparing(true)}
        />
      </div>
    </ModuleFrame>
  );
}

/** The full chosen idea, shown if the list no longer contains it. */
function EarlierChoice({ idea }: { idea: SelectedIdea }) {
  const { brainstorm } = useCopy();
  return (
    <div className="rounded border border-action bg-surface p-4 sm:px-7 sm:py-6">
      <p className="text-sm font-semibold text-action">{brainstorm.selectedIdea}</p>
      <h2 className="mt-1 text-xl [overflow-wrap:anywhere]">{idea.title}</h2>
      <p className="mt-1 text-sm text-muted">{idea.sector}</p>
      <p className="mt-3">{idea.description}</p>
    </div>
  );
}

interface AlreadyHaveIdeaProps {
  readonly immediateSave: ImmediateSave;
  readonly disabled: boolean;
  readonly isRunning: boolean;
}

/** Lets users who already have an idea skip this module. */
function AlreadyHaveIdea({ immediateSave, disabled, isRunning }: AlreadyHaveIdeaProps) {
  const { haveIdea } = useCopy().brainstorm;
  const navigate = useNavigate();
  const toModule = useToModule();
  const isMounted = useIsMounted();
  return (
    <section
      aria-label={haveIdea.title}
      className="flex items-center justify-between gap-x-4 rounded border border-line bg-tint px-3 py-1"
    >
      <p className="min-w-0">
        <span className="font-semibold">{haveIdea.title}</span>
        <span> </span>
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
            // When an automatic retry saves the change, the user may be writing again.
            onDone: (isPressed) => {
              if (isPressed && isMounted()) void navigate(toModule('idea'));
            },
          });
        }}
      >
        {haveIdea.button}
      </Button>
    </section>
  );
}
