import { maxCommentsLength } from '@elan/domain/project/moduleEntry';
import { useCopy } from '../../copy/copy.ts';
import { useFed } from '../../feed.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { commentsFieldId } from './fieldIds.ts';
import type { ModuleWork } from './useModuleWork.ts';

/** What the questions did not ask; the next generation takes it into account. */
export function CommentsBox({ work, help }: { work: ModuleWork; help?: string }) {
  const { moduleScreen } = useCopy();
  const { standing, write } = work.writing;
  const comments = useFed(standing, ({ written }) => written.comments);
  const { length } = comments;
  return (
    <TextArea
      id={commentsFieldId}
      label={moduleScreen.comments}
      help={help ?? moduleScreen.commentsHelp}
      rows={4}
      value={comments}
      disabled={!work.mayWrite.allowed}
      error={
        length > maxCommentsLength ? moduleScreen.tooLong(length, maxCommentsLength) : undefined
      }
      onChange={(event) => {
        const { value } = event.currentTarget;
        write((before) => ({ ...before, comments: value }));
      }}
    />
  );
}
