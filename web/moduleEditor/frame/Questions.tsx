import { hasResult } from '@elan/domain/project/moduleEntry';
import { type ReactNode, useId, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { useStoreValue } from '../../lib/store.ts';
import { useFocusWithin } from '../../ui/focus.ts';
import { inElement } from '../../ui/inElement.tsx';
import { useReveal } from '../../ui/reveal.ts';
import { questionsColumn } from '../columns.ts';
import { Questionnaire } from '../questions/Questionnaire.tsx';
import { LockedNotice } from '../questions/WhyDisabled.tsx';
import type { WrittenText } from '../result/useWrittenText.ts';
import { focusField, questionFieldId } from '../state/fieldIds.ts';
import type { FormState } from '../state/formState.ts';
import type { ModuleEditor } from '../state/useModuleEditor.ts';
import {
  ActionNotices,
  Actions,
  type ActionsEditor,
  DiscardButton,
  UsageMeter,
} from './Actions.tsx';
import { WrittenBar, type WrittenBarProps } from './WrittenBar.tsx';

/** Keeps a focused control clear of the sticky bars. */
const clearOfBars =
  '[&_:is(input,select,textarea,button)]:scroll-mb-16 sm:[&_:is(input,select,textarea,button)]:scroll-mb-36 [&_:is(input,select,textarea,button)]:scroll-mt-20 short:[&_:is(input,select,textarea,button)]:scroll-my-2';

export interface QuestionsProps {
  readonly editor: ActionsEditor & WrittenBarProps['editor'] & Pick<ModuleEditor, 'noteField'>;
  /** Shown and collapsed together with the questions. */
  readonly intro?: ReactNode;
  /** The module's text, if its result is a text. */
  readonly written?: WrittenText | undefined;
  /** Shown under “More” once the module is written. */
  readonly more?: ReactNode;
}

/**
 * A module's questions and buttons. Once there is a result, a bar replaces the buttons, and the questions collapse but
 * stay in the document.
 */
export function Questions({ editor, intro, written, more }: QuestionsProps) {
  const { language } = useLanguage();
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
    // Focusing anything here while the first result is generated keeps the questions open afterwards.
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
        <WrittenBar
          editor={editor}
          written={written}
          more={more}
          questions={{ panelId, isOpen, toggle: () => setOpen(!isOpen) }}
        />
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
        className={`flex max-w-3xl flex-col gap-3 sm:gap-6 ${clearOfBars}`}
      >
        {isWritten ? <p className="text-muted">{definition.summary[language]}</p> : null}
        {inElement(intro)}
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

/** The number of automatic answers left to review, with a button that focuses the first; nothing if there are none. */
function Proposals({ form }: Pick<ModuleEditor, 'form'>) {
  const { guiding, moduleScreen } = useCopy();
  const idsOf = ({ values }: FormState) => [...values.proposedAnswers, ...values.defaultedAnswers];
  const count = useStoreValue(form.formState, (now) => idsOf(now).length);
  if (count === 0) return null;
  return (
    <p className="text-sm print:hidden">
      <span>{`${guiding.autoFill.check(count)} `}</span>
      <button
        type="button"
        className="min-h-11 font-semibold text-action underline underline-offset-2"
        onClick={() => {
          const [first] = idsOf(form.formState.read());
          if (first) focusField(questionFieldId(first));
        }}
      >
        {moduleScreen.reading.checkProposals}
      </button>
    </p>
  );
}
