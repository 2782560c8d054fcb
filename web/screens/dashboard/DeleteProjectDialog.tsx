import { binDays } from '@elan/domain/contract/projects';
import { useCopy } from '../../copy/copy.ts';
import { useFailureText } from '../../copy/failureText.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface DeleteProjectDialogProps {
  readonly name: string;
  /** From the list into the bin, or out of the bin for good. */
  readonly forGood?: boolean;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly busy: boolean;
  readonly failure: unknown;
  readonly onConfirm: () => void;
}

/** What deleting a project does, before it is done. It stays open while it fails. */
export function DeleteProjectDialog(props: DeleteProjectDialogProps) {
  const { name, forGood = false, open, onOpenChange, busy, failure, onConfirm } = props;
  const { common, dashboard } = useCopy();
  const say = useFailureText();
  const words = forGood ? dashboard.removing : dashboard.deleting;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title(name)}
      description={words.text(binDays)}
      closeLabel={common.close}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{common.cancel}</Button>
          <Button look="danger" busy={busy} onClick={onConfirm}>
            {words.confirm}
          </Button>
        </>
      }
    >
      {failure ? (
        <Notice tone="danger" title={words.failed} announce className="mt-4">
          {say(failure)}
        </Notice>
      ) : null}
    </Dialog>
  );
}
