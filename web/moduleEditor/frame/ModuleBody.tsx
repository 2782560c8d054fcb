import { hasResult } from '@elan/domain/project/moduleEntry';
import type { ReactNode } from 'react';
import { inElement } from '../../ui/inElement.tsx';
import { columns, oneColumn } from '../columns.ts';
import type { ModuleEditor } from '../state/useModuleEditor.ts';
import { BackToPlace } from './BackToPlace.tsx';
import { Questions, type QuestionsProps } from './Questions.tsx';

interface ModuleBodyProps extends QuestionsProps {
  /** The result and its controls. */
  readonly children: ReactNode;
}

/** @returns whether to show the result at full width: it exists or arrived late, or its generation runs or failed. */
export function isResultFirst({ definition, content, generation }: ModuleEditor): boolean {
  return (
    hasResult(definition.kind, content) ||
    generation.isRunning ||
    generation.failure !== undefined ||
    generation.lateResult.content !== undefined
  );
}

/** The questions beside a preview of the result, or above the result once one was requested. */
export function ModuleBody({ children, ...questions }: ModuleBodyProps) {
  const { editor } = questions;
  return (
    <div className={isResultFirst(editor) ? oneColumn : columns}>
      <Questions {...questions} />
      <div className="min-w-0 space-y-4">
        <BackToPlace editor={editor} />
        {inElement(children)}
      </div>
    </div>
  );
}
