import { maxCommentsLength } from '@elan/domain/project/moduleEntry';
import { useCopy } from '../../copy/copy.ts';
import { commentsFieldId } from '../state/fieldIds.ts';
import type { Standing } from '../state/formState.ts';
import type { ModuleWork } from '../state/useModuleEditor.ts';
import { WrittenField } from './TextAnswerField.tsx';

/** What the questions did not ask; the next generation takes it into account. */
export function CommentsBox({ work, help }: { work: ModuleWork; help?: string }) {
  const { moduleScreen } = useCopy();
  const { standing, write } = work.writing;
  return (
    <WrittenField
      id={commentsFieldId}
      label={moduleScreen.comments}
      help={help ?? moduleScreen.commentsHelp}
      standing={standing}
      choose={commentsOf}
      longest={maxCommentsLength}
      rows={4}
      disabled={!work.mayWrite.allowed}
      onWrite={(comments) => write((before) => ({ ...before, comments }))}
    />
  );
}

const commentsOf = ({ written }: Standing) => written.comments;
