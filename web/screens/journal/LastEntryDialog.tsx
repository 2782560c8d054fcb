import { useCopy } from '../../copy/copy.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

interface LastEntryDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onConfirm: () => void;
}

/** Confirms the one deletion that cannot be undone: without Premium, an empty journal can no longer be written in. */
export function LastEntryDialog({ open, onOpenChange, onConfirm }: LastEntryDialogProps) {
  const { journal, common } = useCopy();
  const { title, text, confirm } = journal.last;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={text}
      closeLabel={common.close}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{common.cancel}</Button>
          <Button variant="danger" onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  );
}
