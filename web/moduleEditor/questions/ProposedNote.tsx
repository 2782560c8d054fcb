import { Check } from 'lucide-react';
import { useCopy } from '../../copy/copy.ts';
import type { guiding } from '../../copy/fr/guiding.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';

/** The origin of an automatic answer: `proposed` from the person's words, the others without them. */
export type AnswerMark = keyof typeof guiding.proposed.marks;

interface ProposedNoteProps {
  readonly mark: AnswerMark;
  readonly question: string;
  readonly disabled: boolean;
  readonly onConfirm: () => void;
}

/** Below an automatic answer, until the person edits or confirms it. */
export function ProposedNote({ mark, question, disabled, onConfirm }: ProposedNoteProps) {
  const { proposed } = useCopy().guiding;
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <Badge tone="warn">{proposed.marks[mark]}</Badge>
      <Button
        variant="quiet"
        disabled={disabled}
        aria-label={proposed.confirmOf[mark](question)}
        icon={<Check aria-hidden size={16} />}
        className="px-3 text-sm"
        onClick={onConfirm}
      >
        {proposed.confirm}
      </Button>
    </span>
  );
}
