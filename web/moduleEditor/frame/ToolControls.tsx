import { CommentsBox } from '../questions/CommentsBox.tsx';
import { LockedNotice } from '../questions/LockedNotice.tsx';
import type { ModuleWork } from '../state/useModuleEditor.ts';
import { Actions } from './Actions.tsx';

interface ToolControlsProps {
  readonly work: ModuleWork;
  readonly canSave: boolean;
  /** What is worth telling in the comments box of this tool. */
  readonly commentsHelp: string;
}

/** What a tool without questions is worked with: the comments box beside the buttons. */
export function ToolControls({ work, canSave, commentsHelp }: ToolControlsProps) {
  return (
    <div className="space-y-6 print:hidden">
      <LockedNotice work={work} />
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
        <CommentsBox work={work} help={commentsHelp} />
        {/* Beside the box, no rule is needed to part them. */}
        <div className="lg:[&>div]:border-t-0 lg:[&>div]:pt-0">
          <Actions work={work} canSave={canSave} />
        </div>
      </div>
    </div>
  );
}
