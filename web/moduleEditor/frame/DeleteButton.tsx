import { Trash2 } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { useFocusHandover } from '../../ui/focus.ts';

interface DeleteButtonProps {
  /** The button's accessible name and tooltip, which names the item to delete. */
  readonly name: string;
  readonly disabled: boolean;
  /** Whether a save or generation is running. Meanwhile, the button does nothing, but keeps the focus. */
  readonly waits: boolean;
  readonly onDelete: () => void;
  /** Called when the button disappears while focused, to move the focus nearby. */
  readonly onGone: () => void;
  readonly className?: string;
}

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
