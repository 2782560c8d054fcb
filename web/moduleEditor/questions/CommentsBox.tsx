import { maxCommentsLength } from '@elan/domain/project/moduleEntry';
import { useCopy } from '../../copy/copy.ts';
import { commentsFieldId } from '../state/fieldIds.ts';
import type { FormState } from '../state/formState.ts';
import type { ModuleEditor } from '../state/useModuleEditor.ts';
import { TextAnswerField } from './TextAnswerField.tsx';

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
