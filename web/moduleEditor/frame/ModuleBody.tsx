import { hasResult } from '@elan/domain/project/moduleEntry';
import type { ReactNode } from 'react';
import { KeepInPlace } from '../../ui/KeepInPlace.tsx';
import { columns, oneColumn } from '../columns.ts';
import type { ModuleEditor } from '../state/useModuleEditor.ts';
import { BackToPlace } from './BackToPlace.tsx';
import { Questions } from './Questions.tsx';

interface ModuleBodyProps {
  readonly editor: ModuleEditor;
  /** Shown above the questions. */
  readonly intro?: ReactNode;
  /** The result, and what belongs to it. */
  readonly children: ReactNode;
}

/** The questions beside what they will give. From the moment it is asked for, the result has the whole width. */
export function ModuleBody({ editor, intro, children }: ModuleBodyProps) {
  const { definition, content, generation } = editor;
  const isWritten = hasResult(definition.kind, content);
  const leads =
    isWritten ||
    generation.isRunning ||
    generation.failure !== undefined ||
    generation.lateResult.content !== undefined;
  return (
    <div className={leads ? oneColumn : columns}>
      <Questions editor={editor} intro={intro} />
      {/* The questions fold once a text is there, while it is being read. */}
      <KeepInPlace when={isWritten} className="min-w-0 space-y-4">
        <BackToPlace editor={editor} />
        {children}
      </KeepInPlace>
    </div>
  );
}
