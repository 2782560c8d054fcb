import { Check } from 'lucide-react';
import { useCopy } from '../../copy/copy.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';

interface ProposedNoteProps {
  readonly question: string;
  readonly disabled: boolean;
  readonly onConfirm: () => void;
}

/** Under an answer that auto-fill proposed: to check, until it is edited or confirmed. */
export function ProposedNote({ question, disabled, onConfirm }: ProposedNoteProps) {
  const { proposed } = useCopy().guiding;
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <Badge tone="warn">{proposed.mark}</Badge>
      <Button
        look="quiet"
        disabled={disabled}
        aria-label={proposed.confirmOf(question)}
        icon={<Check aria-hidden size={16} />}
        className="px-3 text-sm"
        onClick={onConfirm}
      >
        {proposed.confirm}
      </Button>
    </span>
  );
}
