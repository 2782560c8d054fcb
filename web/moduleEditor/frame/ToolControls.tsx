import { CommentsBox } from '../questions/Questionnaire.tsx';
import { LockedNotice } from '../questions/WhyDisabled.tsx';
import { Actions, type ActionsEditor } from './Actions.tsx';

interface ToolControlsProps {
  readonly editor: ActionsEditor;
  /** What is worth writing in the comments box of this tool. */
  readonly commentsHelp: string;
}

/** The controls of a tool without questions: the comments box beside the buttons. */
export function ToolControls({ editor, commentsHelp }: ToolControlsProps) {
  return (
    <div className="space-y-6 print:hidden">
      <LockedNotice definition={editor.definition} mayWrite={editor.mayWrite} />
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
        <CommentsBox form={editor.form} mayWrite={editor.mayWrite} help={commentsHelp} />
        <div className="space-y-4">
          <Actions editor={editor} />
        </div>
      </div>
    </div>
  );
}
