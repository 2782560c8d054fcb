import { hasResult } from '@elan/domain/project/moduleEntry';
import { ArrowUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { Button } from '../../ui/Button.tsx';
import { inElement } from '../../ui/inElement.tsx';
import { columns, oneColumn } from '../columns.ts';
import { commentsFieldId, focusField, questionFieldId } from '../state/fieldIds.ts';
import type { ModuleEditor } from '../state/useModuleEditor.ts';
import { Questions, type QuestionsProps } from './Questions.tsx';

interface ModuleBodyProps extends QuestionsProps {
  readonly editor: QuestionsProps['editor'] & BackToPlaceProps['editor'];
  /** The result and its controls. */
  readonly children: ReactNode;
}

/** @returns whether to show the result at full width: it exists or arrived late, or its generation runs or failed. */
export function isResultFirst({
  definition,
  content,
  generation,
}: Pick<ModuleEditor, 'definition' | 'content' | 'generation'>): boolean {
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

interface BackToPlaceProps {
  readonly editor: Pick<ModuleEditor, 'definition' | 'fieldBefore' | 'generation'>;
}

/** Once a generation has started on this page: a button back to the user's last field, or else the first question. */
function BackToPlace({ editor }: BackToPlaceProps) {
  const { moduleScreen } = useCopy();
  const { language } = useLanguage();
  const { definition, fieldBefore, generation } = editor;
  const [hasBegun, setBegun] = useState(false);
  if (!hasBegun && (generation.isRunning || generation.isDone)) setBegun(true);
  const [first] = definition.questions;
  if (!hasBegun || !first) return null;
  const question = definition.questions.find(({ id }) => questionFieldId(id) === fieldBefore);
  const label =
    question?.label[language] ??
    (fieldBefore === commentsFieldId ? moduleScreen.comments : undefined);
  const { backTo } = moduleScreen.reading;
  return (
    <Button
      variant="quiet"
      className="-ml-4 text-left print:hidden"
      icon={<ArrowUp aria-hidden size={18} />}
      onClick={() =>
        focusField(label === undefined ? questionFieldId(first.id) : (fieldBefore ?? ''))
      }
    >
      {label === undefined ? backTo.questions : backTo.question(label)}
    </Button>
  );
}
