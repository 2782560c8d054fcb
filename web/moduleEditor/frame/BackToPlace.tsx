import { ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { Button } from '../../ui/Button.tsx';
import { commentsFieldId, focusField, questionFieldId } from '../state/fieldIds.ts';
import type { ModuleEditor } from '../state/useModuleEditor.ts';

/** Once a generation has started on this page: a button back to the user's last field, or else the first question. */
export function BackToPlace({ editor }: { editor: ModuleEditor }) {
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
