import { maxCommentsLength } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { type Dispatch, type SetStateAction, useCallback } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { commentsFieldId } from './fieldIds.ts';
import { QuestionField } from './QuestionField.tsx';
import { type Written, withAnswer } from './written.ts';

interface QuestionnaireProps {
  readonly definition: ModuleDefinition;
  readonly written: Written;
  readonly disabled: boolean;
  readonly onWrite: Dispatch<SetStateAction<Written>>;
}

/** The questions of a module, in the order of its definition, then the comments box. */
export function Questionnaire({ definition, written, disabled, onWrite }: QuestionnaireProps) {
  const { moduleScreen } = useCopy();
  const onAnswer = useCallback(
    (id: string, answer: string) => onWrite((before) => withAnswer(before, id, answer)),
    [onWrite],
  );
  return (
    <div className="space-y-6">
      {definition.questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          answer={written.answers[question.id] ?? ''}
          disabled={disabled}
          onAnswer={onAnswer}
        />
      ))}
      <TextArea
        id={commentsFieldId}
        label={moduleScreen.comments}
        help={moduleScreen.commentsHelp}
        rows={4}
        value={written.comments}
        disabled={disabled}
        error={
          written.comments.length > maxCommentsLength
            ? moduleScreen.tooLong(written.comments.length, maxCommentsLength)
            : undefined
        }
        onChange={(event) => {
          const comments = event.currentTarget.value;
          onWrite((before) => ({ ...before, comments }));
        }}
      />
    </div>
  );
}
