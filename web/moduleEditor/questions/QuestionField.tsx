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
  /** The key of its module. */
  readonly module: string;
  readonly question: Question;
  /** Its help is shown from the start, and not only on request. */
  readonly showsHelp: boolean;
  /** The store with its answer. */
  readonly formState: Store<FormState>;
  readonly disabled: boolean;
  /** Changes the form. */
  readonly write: ModuleForm['write'];
}

/** One question with the control for its kind. */
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
          // The pressed button disappears.
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

/** A choice of options; it renders again when another one is chosen. */
function ChosenField({ formState, choose, ...field }: ChosenFieldProps) {
  return <SelectField {...field} value={useStoreValue(formState, choose)} />;
}

interface ProposedNoteProps {
  readonly mark: AnswerMark;
  readonly question: string;
  readonly disabled: boolean;
  readonly onConfirm: () => void;
}

/** Below an automatic answer, until the person edits or confirms it. */
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
  /** Selects the text in the form; must stay the same function while the same text is meant. */
  readonly choose: (formState: FormState) => string;
  /** The longest text that can be saved. */
  readonly longest: number;
  readonly isOneLine?: boolean;
  readonly rows?: number;
  readonly placeholder?: string;
  readonly disabled: boolean;
  readonly 'data-question'?: string;
  readonly 'aria-required'?: true | undefined;
  readonly onWrite: (text: string) => void;
}

/** A text field that renders again when it becomes empty or too long, not at every key. */
export function TextAnswerField(props: TextAnswerFieldProps) {
  const { formState, choose, longest, isOneLine, rows, placeholder, onWrite, ...field } = props;
  const { common } = useCopy();
  const ref = useStoreBoundField(formState, choose);
  // The server renders it with its text; from then on the field is its own.
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
    // A hidden placeholder would still be styled again at every key.
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
