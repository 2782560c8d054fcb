import { hasResult } from '@elan/domain/project/moduleEntry';
import type { ReactNode } from 'react';
import { inElement } from '../../ui/inElement.tsx';
import { CommentsBox } from '../questions/Questionnaire.tsx';
import { LockedNotice } from '../questions/WhyDisabled.tsx';
import {
  ActionNotices,
  Actions,
  type ActionsEditor,
  DiscardButton,
  UsageMeter,
} from './Actions.tsx';
import { isResultFirst } from './ModuleBody.tsx';
import { WrittenBar, type WrittenBarProps } from './WrittenBar.tsx';

interface ToolBodyProps {
  readonly editor: ActionsEditor & WrittenBarProps['editor'];
  /** Help text for the comments box. */
  readonly commentsHelp: string;
  readonly children: ReactNode;
}

/**
 * A tool without questions. The comments box and buttons are above the preview of a result, and below the result once
 * one was requested.
 */
export function ToolBody({ editor, commentsHelp, children }: ToolBodyProps) {
  const { definition, form, mayWrite } = editor;
  const isWritten = hasResult(definition.kind, editor.content);
  const leads = isResultFirst(editor);
  const controls = (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-2 print:hidden">
      <CommentsBox form={form} mayWrite={mayWrite} help={commentsHelp} />
      <div className="space-y-4">
        {isWritten ? (
          <>
            <UsageMeter />
            <DiscardButton editor={editor} />
          </>
        ) : (
          <Actions editor={editor} />
        )}
      </div>
    </div>
  );
  return (
    <div className="space-y-3 sm:space-y-6">
      <LockedNotice definition={definition} mayWrite={mayWrite} />
      {isWritten ? (
        <>
          <WrittenBar editor={editor} />
          <ActionNotices editor={editor} />
        </>
      ) : null}
      {leads ? null : controls}
      {inElement(children)}
      {leads ? controls : null}
    </div>
  );
}
