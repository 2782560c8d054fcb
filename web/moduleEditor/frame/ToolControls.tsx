import { useCopy } from '../../copy/copy.ts';
import { CommentsBox } from '../questions/Questionnaire.tsx';
import { LockedNotice } from '../questions/WhyDisabled.tsx';
import type { ModuleEditor } from '../state/useModuleEditor.ts';
import { Actions, type ActionsEditor } from './Actions.tsx';
import { SaveState } from './SaveState.tsx';

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

type ProjectBannerProps = Pick<ModuleEditor, 'project' | 'form' | 'saving' | 'immediateSave'>;

/** The project that a tool works on, and when the module was last saved in it. */
export function ProjectBanner({ project, form, saving, immediateSave }: ProjectBannerProps) {
  const { moduleScreen } = useCopy();
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded border border-line bg-surface px-4 py-3 sm:px-5">
      <p className="min-w-0">
        <span className="text-sm text-muted">{moduleScreen.project} </span>
        <span className="font-display text-lg font-semibold">{project.name}</span>
      </p>
      <p className="min-h-5 w-full text-sm text-muted sm:w-auto">
        <SaveState
          form={form}
          saving={{ ...saving, isSaving: saving.isSaving || immediateSave.isSaving }}
          isRepeated
        />
      </p>
    </div>
  );
}
