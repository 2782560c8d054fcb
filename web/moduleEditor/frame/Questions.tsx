import { hasResult } from '@elan/domain/project/moduleEntry';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { Button } from '../../ui/Button.tsx';
import { useFocusWithin } from '../../ui/focus.ts';
import { useReveal } from '../../ui/reveal.ts';
import { questionsColumn } from '../columns.ts';
import { Questionnaire } from '../questions/Questionnaire.tsx';
import { LockedNotice } from '../questions/WhyDisabled.tsx';
import type { ModuleEditor } from '../state/useModuleEditor.ts';
import {
  ActionNotices,
  Actions,
  AnsweredBar,
  DiscardButton,
  SaveButton,
  SaveLine,
  UsageMeter,
} from './Actions.tsx';
import { Proposals } from './Proposals.tsx';
import { RegenerateButton } from './RegenerateButton.tsx';

/** A control that takes the focus comes to rest clear of the bars that stay in view. */
const clearOfBars =
  '[&_:is(input,select,textarea,button)]:scroll-mb-36 [&_:is(input,select,textarea,button)]:scroll-mt-20 short:[&_:is(input,select,textarea,button)]:scroll-my-2';

interface QuestionsProps {
  readonly editor: ModuleEditor;
  /** Shown above the questions, and folded with them. */
  readonly intro?: ReactNode;
}

/**
 * The questions of a module with their buttons. All are in view until it is written; then they fold to one line,
 * above the text that was written from them, and stay in the document.
 */
export function Questions({ editor, intro }: QuestionsProps) {
  const { definition, content, entry, form, mayWrite, generation } = editor;
  const { moduleScreen } = useCopy();
  const panelId = useId();
  const isWritten = hasResult(definition.kind, content);
  const [isOpen, setOpen] = useState(false);
  const [isFirstVisit] = useState(entry === undefined);
  const isShown = !isWritten || isOpen;
  const { isRunning } = generation;
  const panel = useFocusWithin((target) => {
    if (!(target instanceof HTMLButtonElement)) editor.noteField(target.id);
    // While a first text is written the questions are in view, and stay so for a person who goes on writing.
    if (isRunning && !isWritten) setOpen(true);
  });
  return (
    <section
      ref={useReveal(() => {
        if (isWritten) setOpen(true);
      })}
      aria-label={moduleScreen.questions}
      className={questionsColumn}
    >
      <LockedNotice definition={definition} mayWrite={mayWrite} />
      {isWritten ? (
        <div
          className={`flex flex-wrap items-center gap-x-3 gap-y-2 rounded border border-line bg-surface p-2 print:hidden ${isOpen ? 'sm:sticky sm:top-16 sm:z-10 short:static' : ''}`}
        >
          <Button
            variant="quiet"
            aria-expanded={isOpen}
            aria-controls={panelId}
            className="px-2"
            icon={
              <ChevronDown
                aria-hidden
                size={18}
                className={`transition-transform ${isOpen ? 'rotate-180' : ''}`}
              />
            }
            onClick={() => setOpen(!isOpen)}
          >
            {moduleScreen.form.toggle}
          </Button>
          <div className="w-28 max-sm:hidden">
            <AnsweredBar definition={definition} form={form} />
          </div>
          <div className="ml-auto flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
            <SaveLine editor={editor} />
            <div className="flex flex-wrap gap-2">
              <RegenerateButton editor={editor} />
              <SaveButton editor={editor} />
            </div>
          </div>
        </div>
      ) : null}
      {isWritten ? (
        <>
          <Proposals form={form} />
          <ActionNotices editor={editor} />
        </>
      ) : null}
      <div
        ref={panel}
        id={panelId}
        hidden={!isShown}
        data-opened={(isWritten && isOpen) || undefined}
        className={`max-w-3xl space-y-6 ${clearOfBars}`}
      >
        {intro}
        <Questionnaire
          definition={definition}
          form={form}
          mayWrite={mayWrite}
          isFirstVisit={isFirstVisit}
        />
        {isWritten ? (
          <>
            <UsageMeter />
            <DiscardButton editor={editor} />
          </>
        ) : (
          <Actions editor={editor} />
        )}
      </div>
    </section>
  );
}
