import { useCopy } from '../copy/copy.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { DialogProps } from '../ui/popups/DialogPopup.tsx';

interface ConfirmDialogProps extends Omit<DialogProps, 'actions' | 'closeLabel'> {
  /** The label of the button that confirms. */
  readonly confirm: string;
  readonly variant?: 'danger' | 'primary';
  /** The label of the other button, "Cancel" by default. */
  readonly cancel?: string;
  readonly onConfirm: () => void;
}

/** Explains the effect of an action, and asks for confirmation. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirm, variant = 'danger', cancel, onConfirm, ...dialog } = props;
  const { busy = false, onOpenChange } = dialog;
  const { common } = useCopy();
  return (
    <Dialog
      {...dialog}
      busy={busy}
      closeLabel={common.close}
      actions={
        <>
          <Button disabled={busy} onClick={() => onOpenChange(false)}>
            {cancel ?? common.cancel}
          </Button>
          <Button variant={variant} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  );
}
