import { Trash2 } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { useFocusHandover } from '../../ui/focus.ts';

interface DeleteButtonProps {
  /** Identifies what it deletes. */
  readonly name: string;
  readonly disabled: boolean;
  /** Something is being saved or generated: it is inactive, but keeps the focus. */
  readonly waits: boolean;
  readonly onDelete: () => void;
  /** Called when it disappears while focused, to focus something near. */
  readonly onGone: () => void;
  readonly className?: string;
}

/** Deletes one item of a list. */
export function DeleteButton(props: DeleteButtonProps) {
  const { name, disabled, waits, onDelete, onGone, className = '' } = props;
  return (
    <Button
      ref={useFocusHandover(onGone)}
      variant="quiet"
      aria-label={name}
      title={name}
      icon={<Trash2 aria-hidden size={18} />}
      disabled={disabled}
      aria-disabled={waits || undefined}
      className={`px-3 text-muted hover:text-danger ${className}`}
      onClick={() => {
        if (!waits) onDelete();
      }}
    />
  );
}
