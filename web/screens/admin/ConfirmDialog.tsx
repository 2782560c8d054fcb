import { useCopy } from '../../copy/copy.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ActFailure } from './ActFailure.tsx';
import type { Act } from './useSupportDesk.ts';

interface ConfirmDialogProps {
  readonly act: Exclude<Act, 'lift'>;
  readonly email: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onConfirm: () => void;
}

/** Says what an action does to a person, before it is done. It stays open if it fails. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { act, email, open, onOpenChange, busy, error, onConfirm } = props;
  const { admin, common } = useCopy();
  const { title, text, button } = admin.acts[act];
  const isHard = act === 'suspend' || act === 'cancel';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={text(email)}
      closeLabel={common.close}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{common.cancel}</Button>
          <Button variant={isHard ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {button}
          </Button>
        </>
      }
    >
      <ActFailure error={error} />
    </Dialog>
  );
}
