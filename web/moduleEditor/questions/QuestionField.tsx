import { maxAnswerLength } from '@elan/domain/questionnaire/answers';
import type { Question } from '@elan/domain/questionnaire/module';
import { Check } from 'lucide-react';
import { memo, useCallback, useId, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { type Store, useStoreBoundField, useStoreValue } from '../../lib/store.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { type FieldTexts, TextArea, TextField } from '../../ui/Field.tsx';
import { SelectField, type SelectFieldProps } from '../../ui/SelectField.tsx';
import { type AnswerMark, markOf } from '../state/answerMark.ts';
import { focusField, questionFieldId } from '../state/fieldIds.ts';
import type { FormState } from '../state/formState.ts';
import { confirmed, withAnswer } from '../state/formValues.ts';
import type { ModuleForm } from '../state/useModuleForm.ts';
import { ExampleButton, ExampleText, useExample } from './Example.tsx';

interface QuestionFieldProps {
  /** The key of the question's module. */
  readonly module: string;
  readonly question: Question;
  /** Whether the help is always shown, not only on request. */
  readonly showsHelp: boolean;
  readonly formState: Store<FormState>;
  readonly disabled: boolean;
  readonly write: ModuleForm['write'];
}

export const QuestionField = memo(function QuestionField(props: QuestionFieldProps) {
  const { module, question, showsHelp, formState, disabled, write } = props;
  const aside = useExample(module, question.id);
  const asideId = useId();
  const mark = useStoreValue(formState, ({ values }) => markOf(module, question, values));
  const answerOf = useCallback(
    ({ values }: FormState) => values.answers[question.id] ?? '',
    [question.id],
  );
  const { moduleScreen, common } = useCopy();
  const { language } = useLanguage();
  const shared = {
    id: questionFieldId(question.id),
    'data-question': question.id,
    label: question.label[language],
    help: showsHelp || aside.isOpen ? question.help[language] : undefined,
    beside: <ExampleButton {...aside} panelId={asideId} opensHelp={!showsHelp} />,
    aside: aside.isOpen ? <ExampleText panelId={asideId} example={aside.example} /> : undefined,
    mark: question.required ? undefined : common.optional,
    'aria-required': question.required || undefined,
    disabled,
    note: mark ? (
      <ProposedNote
        mark={mark}
        question={question.label[language]}
        disabled={disabled}
        onConfirm={() => {
          write((before) => confirmed(before, question.id));
          // The focused button disappears, so the field takes the focus.
          focusField(questionFieldId(question.id));
        }}
      />
    ) : undefined,
  };
  const onWrite = (answer: string) => write((before) => withAnswer(before, question.id, answer));
  return question.kind === 'select' ? (
    <ChosenField
      {...shared}
      formState={formState}
      choose={answerOf}
      placeholder={moduleScreen.choose}
      options={question.options.map(({ id, label }) => ({ id, label: label[language] }))}
      onChange={(event) => onWrite(event.currentTarget.value)}
    />
  ) : (
    <TextAnswerField
      {...shared}
      formState={formState}
      choose={answerOf}
      longest={maxAnswerLength}
      isOneLine={question.kind === 'text'}
      placeholder={question.placeholder[language]}
      onWrite={onWrite}
    />
  );
});

interface ChosenFieldProps extends SelectFieldProps {
  readonly formState: Store<FormState>;
  readonly choose: (formState: FormState) => string;
}

/** A separate component, so that choosing an option renders only this part of the field again. */
function ChosenField({ formState, choose, ...field }: ChosenFieldProps) {
  return <SelectField {...field} value={useStoreValue(formState, choose)} />;
}

interface ProposedNoteProps {
  readonly mark: AnswerMark;
  readonly question: string;
  readonly disabled: boolean;
  readonly onConfirm: () => void;
}

/** The note below an automatic answer, until the user edits or confirms the answer. */
function ProposedNote({ mark, question, disabled, onConfirm }: ProposedNoteProps) {
  const { proposed } = useCopy().guiding;
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <Badge tone="warn">{proposed.marks[mark]}</Badge>
      <Button
        variant="quiet"
        disabled={disabled}
        aria-label={proposed.confirmOf[mark](question)}
        icon={<Check aria-hidden size={16} />}
        className="px-3 text-sm"
        onClick={onConfirm}
      >
        {proposed.confirm}
      </Button>
    </span>
  );
}

interface TextAnswerFieldProps extends Omit<FieldTexts, 'error'> {
  readonly id: string;
  readonly formState: Store<FormState>;
  /** Selects the field's text from the form. Must be the same function in every render. */
  readonly choose: (formState: FormState) => string;
  /** Maximum length of the text, in UTF-16 code units. */
  readonly longest: number;
  readonly isOneLine?: boolean;
  readonly rows?: number;
  readonly placeholder?: string;
  readonly disabled: boolean;
  readonly 'data-question'?: string;
  readonly 'aria-required'?: true | undefined;
  readonly onWrite: (text: string) => void;
}

/** A text field that a keystroke renders again only if the text becomes empty or filled, or is too long. */
export function TextAnswerField(props: TextAnswerFieldProps) {
  const { formState, choose, longest, isOneLine, rows, placeholder, onWrite, ...field } = props;
  const { common } = useCopy();
  const ref = useStoreBoundField(formState, choose);
  // The value for the first render, also on the server. Afterwards, the field is bound to the store.
  const [defaultValue] = useState(() => choose(formState.read()));
  const isEmpty = useStoreValue(formState, (now) => choose(now) === '');
  const tooLong = useStoreValue(formState, (now) => {
    const { length } = choose(now);
    return length > longest ? length : undefined;
  });
  const shared = {
    ...field,
    ref,
    defaultValue,
    // The browser would restyle even a hidden placeholder on every keystroke.
    placeholder: isEmpty ? placeholder : undefined,
    error: tooLong === undefined ? undefined : common.tooLong(tooLong, longest),
    onChange: (event: { currentTarget: { value: string } }) => onWrite(event.currentTarget.value),
  };
  return isOneLine ? (
    <TextField {...shared} autoComplete="off" />
  ) : (
    <TextArea {...shared} rows={rows} />
  );
}
