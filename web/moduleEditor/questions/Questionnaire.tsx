import { maxCommentsLength } from '@elan/domain/project/moduleEntry';
import { useCopy } from '../../copy/copy.ts';
import { paintedApart } from '../columns.ts';
import { commentsFieldId } from '../state/fieldIds.ts';
import type { FormState } from '../state/formState.ts';
import type { ModuleEditor } from '../state/useModuleEditor.ts';
import { QuestionField, TextAnswerField } from './QuestionField.tsx';

/** The questions of a module, in the order of its definition, then the comments box. */
export function Questionnaire({
  definition,
  form,
  mayWrite,
}: Pick<ModuleEditor, 'definition' | 'form' | 'mayWrite'>) {
  const { formState, write } = form;
  return (
    <div className={`space-y-6 ${paintedApart}`}>
      {definition.questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          formState={formState}
          disabled={!mayWrite.allowed}
          write={write}
        />
      ))}
      <CommentsBox form={form} mayWrite={mayWrite} />
    </div>
  );
}

interface CommentsBoxProps extends Pick<ModuleEditor, 'form' | 'mayWrite'> {
  readonly help?: string;
}

/** Free comments, which the next generation takes into account. */
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
