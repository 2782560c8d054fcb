import { ownAnswers } from '@elan/domain/project/answerMarks';
import { maxCommentsLength } from '@elan/domain/project/moduleEntry';
import {
  answeredCount,
  firstOpenIndex,
  type GroupedQuestions,
  groupsOf,
} from '@elan/domain/questionnaire/groups';
import { ScriptOnce } from '@tanstack/react-router';
import {
  type FocusEvent,
  type FormEvent,
  memo,
  type ReactNode,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { type Store, useStoreValue } from '../../lib/store.ts';
import { noteGoneOn, noteWriting, useCurrentProject } from '../../session/currentProject.ts';
import { Fold } from '../../ui/Fold.tsx';
import { useReveal } from '../../ui/reveal.ts';
import { paintedApart } from '../columns.ts';
import { commentsFieldId } from '../state/fieldIds.ts';
import type { FormState } from '../state/formState.ts';
import type { ModuleEditor } from '../state/useModuleEditor.ts';
import { OneByOneBar, StepButtons } from './OneByOne.tsx';
import { QuestionField, TextAnswerField } from './QuestionField.tsx';
import { applyOneByOne } from './useOneByOne.ts';

type QuestionnaireProps = Pick<ModuleEditor, 'definition' | 'form' | 'mayWrite'> & {
  /** Whether nothing in the module was saved when the page was opened, so that the questions' help is shown. */
  readonly isFirstVisit: boolean;
};

/** Hides a step on a phone if questions are shown one at a time and this step is not the current one. */
const oneStep = 'one-by-one:not-data-current:hidden';

/**
 * A module's questions in groups, in the order of its definition, then the comments box. All questions are in the
 * document, even if a phone shows only one.
 */
export function Questionnaire({ definition, form, mayWrite, isFirstVisit }: QuestionnaireProps) {
  const { formState, write } = form;
  const { questions } = definition;
  const groups = useMemo(() => groupsOf(definition), [definition]);
  const steps = useMemo(() => [...questions.map(({ id }) => id), commentsFieldId], [questions]);
  const [step, setStep] = useState(() =>
    firstOpenIndex(questions, ownAnswers(formState.read().base.values)),
  );
  const current = steps[step];
  const writingPlace = useWritingPlace(definition.key);
  const revealStep = useReveal((target) => {
    const id = target.closest('[data-step]')?.getAttribute('data-step');
    const index = id ? steps.indexOf(id) : -1;
    if (index >= 0) setStep(index);
  });
  return (
    <div
      ref={revealStep}
      className={`space-y-6 max-sm:space-y-3 ${paintedApart}`}
      {...writingPlace}
    >
      <ScriptOnce>{applyOneByOne}</ScriptOnce>
      <OneByOneBar definition={definition} formState={formState} steps={steps} current={step} />
      {groups.map((group) => (
        <Group
          key={group.id}
          group={group}
          formState={formState}
          isCurrent={group.questions.some(({ id }) => id === current)}
        >
          {group.questions.map((question) => (
            <div
              key={question.id}
              data-step={question.id}
              data-current={question.id === current || undefined}
              className={oneStep}
            >
              <QuestionField
                module={definition.key}
                question={question}
                showsHelp={isFirstVisit}
                formState={formState}
                disabled={!mayWrite.allowed}
                write={write}
              />
            </div>
          ))}
        </Group>
      ))}
      <div
        data-step={commentsFieldId}
        data-current={current === commentsFieldId || undefined}
        className={oneStep}
      >
        <CommentsBox form={form} mayWrite={mayWrite} />
      </div>
      <StepButtons steps={steps} current={step} />
    </div>
  );
}

interface GroupProps {
  readonly group: GroupedQuestions;
  readonly formState: Store<FormState>;
  /** Whether the group contains the current step. */
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

/** A titled group of questions, with the number of answered ones. */
function Group({ group, formState, isCurrent, children }: GroupProps) {
  const { form } = useCopy().moduleScreen;
  const { language } = useLanguage();
  const title = group.title[language];
  return (
    <div data-current={isCurrent || undefined} className={oneStep}>
      <Fold
        level={2}
        title={title}
        name={form.fold(title)}
        headingClass="text-lg"
        beside={<AnsweredOfGroup group={group} formState={formState} />}
      >
        <div className={`mt-2 space-y-6 border-l border-line pl-4 sm:mt-3 sm:pl-5 ${paintedApart}`}>
          {children}
        </div>
      </Fold>
    </div>
  );
}

/** A separate component, so that an answer does not render the fields again. */
const AnsweredOfGroup = memo(function AnsweredOfGroup({
  group,
  formState,
}: Pick<GroupProps, 'group' | 'formState'>) {
  const { form } = useCopy().moduleScreen;
  const count = useStoreValue(
    formState,
    useCallback(
      ({ values }: FormState) => answeredCount(group.questions, ownAnswers(values)),
      [group],
    ),
  );
  return (
    <span className="shrink-0 text-sm text-muted print:hidden">
      {form.answered(count, group.questions.length)}
    </span>
  );
});

interface CommentsBoxProps extends Pick<ModuleEditor, 'form' | 'mayWrite'> {
  readonly help?: string;
}

/** Free-text comments that the next generation takes into account. */
export function CommentsBox({ form, mayWrite, help }: CommentsBoxProps) {
  const { moduleScreen } = useCopy();
  const { formState, write } = form;
  return (
    <TextAnswerField
      id={commentsFieldId}
      label={moduleScreen.comments}
      help={help ?? moduleScreen.commentsHelp}
      formState={formState}
      choose={commentsOf}
      longest={maxCommentsLength}
      rows={4}
      disabled={!mayWrite.allowed}
      onWrite={(comments) => write((before) => ({ ...before, comments }))}
    />
  );
}

const commentsOf = ({ values }: FormState) => values.comments;

/**
 * Records the question that the user is answering, until the user focuses another one. No-op outside a project.
 * @returns the handlers for the element around the questions, each of which is marked with `data-step`.
 */
function useWritingPlace(module: string) {
  const { projectId } = useCurrentProject();
  /** The last recorded question, so that not every keystroke accesses the cookie. */
  const noted = useRef<string | undefined>(undefined);
  return {
    onInput: ({ target }: FormEvent) => {
      const question = questionOf(target);
      if (projectId === null || question === undefined || question === noted.current) return;
      noted.current = question;
      noteWriting(projectId, { module, question });
    },
    onFocus: ({ target }: FocusEvent) => {
      const question = questionOf(target);
      if (projectId === null || question === undefined || question === noted.current) return;
      noted.current = undefined;
      noteGoneOn(projectId, { module, question });
    },
  };
}

/** @returns the question that this field belongs to, or undefined for other elements such as buttons. */
function questionOf(target: EventTarget): string | undefined {
  if (!(target instanceof HTMLElement) || !target.matches('input, select, textarea')) return;
  return target.closest('[data-step]')?.getAttribute('data-step') ?? undefined;
}
