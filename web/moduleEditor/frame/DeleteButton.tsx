import { Trash2 } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { useFocusHandover } from '../../ui/focus.ts';
import type { ModuleEditor } from '../state/useModuleEditor.ts';

interface DeleteButtonProps extends Pick<ModuleEditor, 'immediateSave' | 'generation'> {
  /** Identifies what it deletes. */
  readonly name: string;
  readonly disabled: boolean;
  readonly onDelete: () => void;
  /** Called when it disappears while focused, to focus something near. */
  readonly onGone: () => void;
  readonly className?: string;
}

/** Deletes one item of a list; while something is saved or generated it is inactive, but keeps the focus. */
export function DeleteButton(props: DeleteButtonProps) {
  const { immediateSave, generation, name, disabled, onDelete, onGone, className = '' } = props;
  const waits = immediateSave.isSaving || generation.isRunning;
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
