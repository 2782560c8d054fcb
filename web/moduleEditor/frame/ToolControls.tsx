import { CommentsBox } from '../questions/Questionnaire.tsx';
import { LockedNotice } from '../questions/WhyDisabled.tsx';
import { Actions, type ActionsEditor } from './Actions.tsx';

interface ToolControlsProps {
  readonly editor: ActionsEditor;
  readonly canSave: boolean;
  /** What is worth writing in the comments box of this tool. */
  readonly commentsHelp: string;
}

/** The controls of a tool without questions: the comments box beside the buttons. */
export function ToolControls({ editor, canSave, commentsHelp }: ToolControlsProps) {
  return (
    <div className="space-y-6 print:hidden">
      <LockedNotice definition={editor.definition} mayWrite={editor.mayWrite} />
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
        <CommentsBox form={editor.form} mayWrite={editor.mayWrite} help={commentsHelp} />
        {/* Side by side, they need no separating line. */}
        <div className="lg:[&>div]:border-t-0 lg:[&>div]:pt-0">
          <Actions editor={editor} canSave={canSave} />
        </div>
      </div>
    </div>
  );
}
