import { useCallback } from 'react';
import { paintedApart } from '../columns.ts';
import { focusField, questionFieldId } from '../state/fieldIds.ts';
import { confirmed, withAnswer } from '../state/formValues.ts';
import type { ModuleEditor } from '../state/useModuleEditor.ts';
import { CommentsBox } from './CommentsBox.tsx';
import { QuestionField } from './QuestionField.tsx';

/** The questions of a module, in the order of its definition, then the comments box. */
export function Questionnaire({
  definition,
  form,
  mayWrite,
}: Pick<ModuleEditor, 'definition' | 'form' | 'mayWrite'>) {
  const { formState, write } = form;
  const onAnswer = useCallback(
    (id: string, answer: string) => write((before) => withAnswer(before, id, answer)),
    [write],
  );
  const onConfirm = useCallback(
    (id: string) => {
      write((before) => confirmed(before, id));
      // The pressed button disappears.
      focusField(questionFieldId(id));
    },
    [write],
  );
  return (
    <div className={`space-y-6 ${paintedApart}`}>
      {definition.questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          formState={formState}
          disabled={!mayWrite.allowed}
          onAnswer={onAnswer}
          onConfirm={onConfirm}
        />
      ))}
      <CommentsBox form={form} mayWrite={mayWrite} />
    </div>
  );
}
