import { binDays } from '@elan/domain/contract/projects';
import { useCopy } from '../../copy/copy.ts';
import { useProjectFailureText } from '../../projects/useProjectFailureText.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useBusyFocus } from '../../ui/focus.ts';
import { Notice } from '../../ui/Notice.tsx';

interface DeleteProjectDialogProps {
  readonly name: string;
  /** Whether to delete the project from the bin permanently, instead of moving it from the list to the bin. */
  readonly forGood?: boolean;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Called when the dialog is removed, so that the focus can be moved. */
  readonly onClosed: () => void;
  readonly busy: boolean;
  readonly failure: unknown;
  readonly onConfirm: () => void;
}

/** Explains what deleting a project does, and asks for confirmation. The dialog stays open if the deletion fails. */
export function DeleteProjectDialog(props: DeleteProjectDialogProps) {
  const { name, forGood = false, open, onOpenChange, onClosed, busy, failure, onConfirm } = props;
  const { common, dashboard } = useCopy();
  const say = useProjectFailureText();
  const confirm = useBusyFocus(busy);
  const words = forGood ? dashboard.removing : dashboard.deleting;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      busy={busy}
      onClosed={onClosed}
      title={words.title(name)}
      description={words.text(binDays)}
      closeLabel={common.close}
      actions={
        <>
          <Button disabled={busy} onClick={() => onOpenChange(false)}>
            {common.cancel}
          </Button>
          <Button ref={confirm} variant="danger" busy={busy} onClick={onConfirm}>
            {words.confirm}
          </Button>
        </>
      }
    >
      {failure ? (
        <Notice tone="danger" announce className="mt-4">
          {say('delete', failure)}
        </Notice>
      ) : null}
    </Dialog>
  );
}
