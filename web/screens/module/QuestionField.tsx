import { maxAnswerLength } from '@elan/domain/questionnaire/answers';
import type { Question } from '@elan/domain/questionnaire/module';
import { memo } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { type Feed, useFed } from '../../feed.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { questionFieldId } from './fieldIds.ts';
import { ProposedNote } from './ProposedNote.tsx';
import type { Standing } from './standing.ts';

interface QuestionFieldProps {
  readonly question: Question;
  /** Where its answer is. */
  readonly standing: Feed<Standing>;
  readonly disabled: boolean;
  readonly onAnswer: (id: string, answer: string) => void;
  readonly onConfirm: (id: string) => void;
}

/** One question with the control that its kind asks for. */
export const QuestionField = memo(function QuestionField(props: QuestionFieldProps) {
  const { question, standing, disabled, onAnswer, onConfirm } = props;
  const answer = useFed(standing, ({ written }) => written.answers[question.id] ?? '');
  /** It was proposed by auto-fill and nobody has looked at it yet. */
  const proposed = useFed(standing, ({ written }) => written.proposedAnswers.includes(question.id));
  const { moduleScreen, common } = useCopy();
  const { language } = useLanguage();
  const shared = {
    id: questionFieldId(question.id),
    'data-question': question.id,
    label: question.label[language],
    help: question.help[language],
    mark: question.required ? undefined : common.optional,
    'aria-required': question.required || undefined,
    value: answer,
    disabled,
    note: proposed ? (
      <ProposedNote
        question={question.label[language]}
        disabled={disabled}
        onConfirm={() => onConfirm(question.id)}
      />
    ) : undefined,
    error:
      answer.length > maxAnswerLength
        ? moduleScreen.tooLong(answer.length, maxAnswerLength)
        : undefined,
  };
  const onChange = (event: { currentTarget: { value: string } }) =>
    onAnswer(question.id, event.currentTarget.value);
  if (question.kind === 'select') {
    return (
      <SelectField
        {...shared}
        placeholder={moduleScreen.choose}
        options={question.options.map(({ id, label }) => ({ id, label: label[language] }))}
        onChange={onChange}
      />
    );
  }
  const placeholder = question.placeholder[language];
  return question.kind === 'text' ? (
    <TextField {...shared} placeholder={placeholder} autoComplete="off" onChange={onChange} />
  ) : (
    <TextArea {...shared} placeholder={placeholder} onChange={onChange} />
  );
});
